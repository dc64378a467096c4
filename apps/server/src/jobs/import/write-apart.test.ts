import { randomUUID } from 'node:crypto';
import * as contract from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { importData, ImportOvertaken } from '../../services/own-data/import-data.ts';
import { findImport } from '../../services/own-data/import-rows.ts';
import { abortedAt, takenImport } from '../../testing/send-import.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';
import { DEFAULT_LIMITS } from '../analysis/limits.ts';
import { TryAgain } from '../handler.ts';
import { importDataJob } from '../handlers/import-data.ts';
import { IMPORT_LIMITS, type ImportLimits } from './limits.ts';
import { ImportTooHeavy, writeImportApart } from './write-apart.ts';

const server = useTestApp();
const COLUMNS = 'kind,workout_id,date,local_day,zone,made,missed,exercise,minutes,notes\n';

/** A file with that many counted workouts, each with notes of some length. */
const fileOf = (workouts: number, notes = ''): string =>
  COLUMNS +
  Array.from(
    { length: workouts },
    () => `counted,${randomUUID()},2026-06-10T10:00:00Z,2026-06-10,zone_1_paint,1,1,,,${notes}\n`,
  ).join('');

async function* contentOf(file: string) {
  yield await Promise.resolve(Buffer.from(file));
}

const trained = async ({ client }: SignedIn) => (await client.call(contract.getStats)).workoutCount;

const look = async ({ client }: SignedIn, id: string) =>
  client.call(contract.getImport, { params: { id } });

/** One attempt of the job as a worker makes it, within these limits. */
function run(importId: string, importLimits: ImportLimits) {
  const { context } = server;
  const jobs = { ...context, workDirectory: '', limits: DEFAULT_LIMITS, importLimits };
  const { signal } = new AbortController();
  return importDataJob.run(jobs, { importId }, { signal, isLastTry: false });
}

describe('an import in a process of its own', () => {
  test('is written completely', async () => {
    const player = await server.signIn();
    const { id } = await takenImport(player, fileOf(150));
    expect(await run(id, IMPORT_LIMITS)).toBe('done');
    expect(await look(player, id)).toMatchObject({ state: 'done', added: 150 });
    expect(await trained(player)).toBe(150);
  });

  test('that takes more memory than it may ends that process only, and is given up with a message', async () => {
    const player = await server.signIn();
    const { id } = await takenImport(player, fileOf(1));
    // A table is held in memory completely, whereas the documents stored now are read entry by entry.
    const key = { folder: id, name: 'document' };
    await server.context.storage.delete(key);
    await server.context.storage.put(key, contentOf(fileOf(10_000, 'x'.repeat(1500))));
    expect(await run(id, { seconds: 600, heapMegabytes: 32 })).toBe('failed');
    expect(await look(player, id)).toMatchObject({ state: 'failed', added: 0, known: 0 });
    expect(await trained(player)).toBe(0);
  });

  test('that exceeds its limits continues where it was while it makes progress', async () => {
    const player = await server.signIn();
    const { id } = await takenImport(player, fileOf(250));
    const { context } = server;
    const { signal } = new AbortController();
    const jobs = {
      ...context,
      ...{ workDirectory: '', limits: DEFAULT_LIMITS },
      // Each run adds one batch, and then its time is up.
      writeImport: async (...[, row]: Parameters<typeof importData>) => {
        await importData(context, row, abortedAt(2)).catch(() => {
          throw new ImportTooHeavy('It took too long');
        });
      },
    };
    const next = () => importDataJob.run(jobs, { importId: id }, { signal, isLastTry: false });
    await expect(next()).rejects.toThrow(TryAgain);
    expect(await look(player, id)).toMatchObject({ state: 'under_way', added: 100 });
    await expect(next()).rejects.toThrow(TryAgain);
    expect(await next()).toBe('done');
    expect(await trained(player)).toBe(250);
  });

  test('that makes no progress in its time is given up', async () => {
    const player = await server.signIn();
    const { id } = await takenImport(player, fileOf(1));
    expect(await run(id, { ...IMPORT_LIMITS, seconds: 0.01 })).toBe('failed');
    expect(await look(player, id)).toMatchObject({ state: 'failed', added: 0 });
  });

  test('ends with its stopping worker, and counts nothing twice afterwards', async () => {
    const player = await server.signIn();
    const { id } = await takenImport(player, fileOf(3000));
    const stopping = new AbortController();
    const options = { signal: stopping.signal, limits: IMPORT_LIMITS };
    const running = writeImportApart(server.context, { id }, options);
    const added = async () => (await look(player, id)).added;
    await expect.poll(added).toBeGreaterThan(0);
    stopping.abort(new Error('stopped'));
    await expect(running).rejects.toThrow('stopped');
    expect(await run(id, IMPORT_LIMITS)).toBe('done');
    expect(await trained(player)).toBe(3000);
  });

  test('that is already finished is left alone', async () => {
    const player = await server.signIn();
    const { id } = await takenImport(player, fileOf(1));
    expect(await run(id, IMPORT_LIMITS)).toBe('done');
    const { signal } = new AbortController();
    const again = writeImportApart(server.context, { id }, { signal, limits: IMPORT_LIMITS });
    await expect(again).rejects.toThrow(ImportOvertaken);
    expect(await findImport(server.context.database, id)).toMatchObject({ state: 'done' });
  });
});
