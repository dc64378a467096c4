import { failImport, ImportOvertaken } from '../../services/own-data/import-data.ts';
import { enqueueImport, findImport, type ImportRow } from '../../services/own-data/import-rows.ts';
import { type Handler, type JobContext, type JobResult, TryAgain } from '../handler.ts';
import { IMPORT_LIMITS } from '../import/limits.ts';
import { ImportTooHeavy, writeImportApart } from '../import/write-apart.ts';

/** Retries an import while it makes progress; gives it up if it would stop at the same point again. */
async function afterTooHeavy(
  { database, log }: JobContext,
  before: ImportRow,
  { message }: ImportTooHeavy,
): Promise<JobResult> {
  const row = await findImport(database, before.id);
  if (row?.state !== 'under_way') return 'skipped';
  if (row.added + row.known > before.added + before.known) throw new TryAgain(message);
  log.warn({ importId: row.id, why: message }, 'gave up an import');
  await failImport(database, row);
  return 'failed';
}

/** Writes an import document, resuming where the previous run was interrupted. */
export const importDataJob: Handler<'import-data'> = {
  name: 'import-data',
  run: async (context, { importId }, { signal, isLastTry }) => {
    const { database, importLimits: limits = IMPORT_LIMITS } = context;
    const row = await findImport(database, importId);
    if (row?.state !== 'under_way') return 'skipped';
    try {
      if (isLastTry) {
        await failImport(database, row);
        return 'failed';
      }
      if (context.writeImport) await context.writeImport(context, row, signal);
      else await writeImportApart(context, row, { signal, limits });
      return 'done';
    } catch (error) {
      if (error instanceof ImportOvertaken) return 'skipped';
      if (error instanceof ImportTooHeavy) return afterTooHeavy(context, row, error);
      if (!signal.aborted) throw error;
      // Queued again at once for another worker, without the pause that follows an error.
      await enqueueImport(database, row);
      return 'skipped';
    }
  },
};
