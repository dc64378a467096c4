// The process that writes one import document, run by `writeImportApart`: reads a task from standard input,
// which stays open while somebody wants the result.
import { createInterface } from 'node:readline';
import { connect, disconnect } from '../../database/connect.ts';
import { forRequest } from '../../logging/request-id.ts';
import { importData, ImportOvertaken } from '../../services/own-data/import-data.ts';
import { findImport } from '../../services/own-data/import-rows.ts';
import { makeStorage } from '../../services/make-storage.ts';
import { EXIT_OVERTAKEN, importTaskSchema, type ImportTask } from './task.ts';

async function write({ importId, databaseUrl, dataDir, s3 }: ImportTask): Promise<void> {
  const database = connect(databaseUrl, { onError: () => undefined });
  const row = await findImport(database, importId);
  if (row?.state !== 'under_way') throw new ImportOvertaken();
  const storage = await makeStorage({ dataDir, s3 });
  await importData({ database, storage }, row, new AbortController().signal);
  await disconnect(database);
}

const input = createInterface({ input: process.stdin });
input.once('line', (line) => {
  // The database rolls back the open transaction.
  input.once('close', () => process.exit(1));
  const task = importTaskSchema.parse(JSON.parse(line));
  forRequest(task.requestId, () => write(task)).then(
    () => process.exit(0),
    (error: unknown) => {
      if (error instanceof ImportOvertaken) process.exit(EXIT_OVERTAKEN);
      console.error(error instanceof Error ? (error.stack ?? error.message) : error);
      process.exit(1);
    },
  );
});
