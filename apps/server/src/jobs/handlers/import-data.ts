import { failImport, importData, ImportOvertaken } from '../../services/own-data/import-data.ts';
import { enqueueImport, findImport } from '../../services/own-data/import-rows.ts';
import type { Handler } from '../handler.ts';

/** Writes a document that was taken in, from where the run before was cut off. */
export const importDataJob: Handler<'import-data'> = {
  name: 'import-data',
  run: async (context, { importId }, { signal, isLastTry }) => {
    const { database } = context;
    const row = await findImport(database, importId);
    if (row?.state !== 'under_way') return 'skipped';
    try {
      if (isLastTry) {
        await failImport(database, row);
        return 'failed';
      }
      await importData(context, row, signal);
      return 'done';
    } catch (error) {
      if (error instanceof ImportOvertaken) return 'skipped';
      if (!signal.aborted) throw error;
      // At once, by another worker, and not after the pause that follows an error.
      await enqueueImport(database, row);
      return 'skipped';
    }
  },
};
