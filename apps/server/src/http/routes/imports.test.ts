import { randomUUID } from 'node:crypto';
import * as contract from '@hooplog/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { imports } from '../../database/schema/imports.ts';
import { ImportOvertaken, importData } from '../../services/own-data/import-data.ts';
import { findImport } from '../../services/own-data/import-rows.ts';
import { abortedAt, runImport, sendImport, takenImport } from '../../testing/send-import.ts';
import { storedFiles } from '../../testing/stored-files.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';
import { startTestWorker } from '../../testing/test-videos.ts';

const server = useTestApp();
const COLUMNS = 'kind,workout_id,date,local_day,zone,made,missed,exercise,minutes,notes\n';

/** A file with that many counted workouts; one transaction writes a hundred of them. */
const fileOf = (workouts: number): string =>
  COLUMNS +
  Array.from(
    { length: workouts },
    () => `counted,${randomUUID()},2026-06-10T10:00:00Z,2026-06-10,zone_1_paint,1,1,,,\n`,
  ).join('');

const look = async ({ client }: SignedIn, id: string) =>
  client.call(contract.getImport, { params: { id } });

const trained = async ({ client }: SignedIn) => (await client.call(contract.getStats)).workoutCount;

describe('an import', () => {
  test('is received, written by a worker, and completed', async () => {
    const player = await server.signIn();
    const taken = await sendImport(player, fileOf(3));
    expect(taken.statusCode).toBe(202);
    const { id, ...begun } = contract.importSchema.parse(taken.json());
    expect(taken.headers['location']).toBe(`/api/imports/${id}`);
    expect(begun).toMatchObject({ state: 'under_way', total: 3, added: 0, known: 0 });
    expect(await storedFiles(server.context)).toContain(`${id}/document`);
    await using _worker = await startTestWorker(server.context);
    // A process has to start first.
    const stateOf = async () => (await look(player, id)).state;
    await expect.poll(stateOf).toBe('done');
    const files = () => storedFiles(server.context);
    await expect.poll(files).not.toContain(`${id}/document`);
    const done = { id, total: 3, added: 3, known: 0, state: 'done' };
    expect(await player.client.call(contract.listImports)).toMatchObject([done]);
    expect(await trained(player)).toBe(3);
  });

  test('answers callers that wait when it is done', async () => {
    const player = await server.signIn();
    await using _worker = await startTestWorker(server.context);
    const answer = await player.client.request({
      method: 'POST',
      url: contract.importData.path,
      payload: Buffer.from(fileOf(2)),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ added: 2, known: 0 });
  });

  test('that was cut off goes on where it was, and counts nothing twice', async () => {
    const player = await server.signIn();
    const { id } = await takenImport(player, fileOf(250));
    await expect(runImport(server, id, { signal: abortedAt(2) })).rejects.toThrow('killed');
    expect(await look(player, id)).toMatchObject({ state: 'under_way', added: 100, known: 0 });
    expect(await trained(player)).toBe(100);
    expect(await runImport(server, id)).toBe('done');
    expect(await look(player, id)).toMatchObject({ state: 'done', added: 250, known: 0 });
    expect(await trained(player)).toBe(250);
    expect(await runImport(server, id)).toBe('skipped');
  });

  test('is returned to the queue by a worker that stops', async () => {
    const player = await server.signIn();
    const { id } = await takenImport(player, fileOf(1));
    await server.context.database.execute(sql`delete from graphile_worker._private_jobs`);
    expect(await runImport(server, id, { signal: AbortSignal.abort() })).toBe('skipped');
    const { rows } = await server.context.database.execute(
      sql`select 1 from graphile_worker._private_jobs where payload->>'importId' = ${id}`,
    );
    expect(rows).toHaveLength(1);
    expect(await look(player, id)).toMatchObject({ state: 'under_way' });
  });

  test('taken by two workers at once is written by one', async () => {
    const player = await server.signIn();
    const { id } = await takenImport(player, fileOf(150));
    const row = await findImport(server.context.database, id);
    if (row === null) throw new Error('It was taken');
    await runImport(server, id);
    const { signal } = new AbortController();
    await expect(importData(server.context, row, signal)).rejects.toThrow(ImportOvertaken);
    expect(await look(player, id)).toMatchObject({ state: 'done', added: 150, known: 0 });
    expect(await trained(player)).toBe(150);
  });

  test('that keeps failing is given up; what it added stays', async () => {
    const player = await server.signIn();
    const { id } = await takenImport(player, fileOf(150));
    await expect(runImport(server, id, { signal: abortedAt(2) })).rejects.toThrow('killed');
    expect(await runImport(server, id, { isLastTry: true })).toBe('failed');
    expect(await look(player, id)).toMatchObject({ state: 'failed', added: 100 });
    expect(await trained(player)).toBe(100);
  });

  test('of a deleted account is skipped, and its document removed', async () => {
    const player = await server.signIn();
    const { id } = await takenImport(player, fileOf(1));
    await player.client.call(contract.deleteAccount, {
      body: { confirmation: 'DELETE' },
    });
    expect(await runImport(server, id)).toBe('skipped');
    const { rows } = await server.context.database.execute(
      sql`select 1 from graphile_worker._private_jobs where payload->>'folder' = ${id}`,
    );
    expect(rows).toHaveLength(1);
  });
});

test('the fourth import that waits is refused, before it is read', async () => {
  const player = await server.signIn();
  for (let taken = 0; taken < 3; taken += 1) await takenImport(player, fileOf(1));
  const refused = await sendImport(player, 'no export');
  expect(refused.statusCode).toBe(429);
  expect(contract.errorBodySchema.parse(refused.json()).message).toContain('still being added');
  const [{ id } = { id: '' }] = await player.client.call(contract.listImports);
  await runImport(server, id);
  await takenImport(player, fileOf(1));
});

test('there is no import of somebody else, nor one that nobody made', async () => {
  const [owner, other] = [await server.signIn(), await server.signIn()];
  const { id } = await takenImport(owner, fileOf(1));
  await other.client.refused(404, contract.getImport, { params: { id } });
  await other.client.refused(404, contract.getImport, { params: { id: randomUUID() } });
  expect(await other.client.call(contract.listImports)).toEqual([]);
});

test('signed out: 401', async () => {
  await server.newClient().refused(401, contract.getImport, { params: { id: randomUUID() } });
});

test('an import whose document was lost fails in the end and does not stay in progress forever', async () => {
  const player = await server.signIn();
  const { id } = await takenImport(player, fileOf(1));
  await server.context.storage.deleteFolder(id);
  await expect(runImport(server, id)).rejects.toThrow();
  expect(await runImport(server, id, { isLastTry: true })).toBe('failed');
  const { database } = server.context;
  const [row] = await database.select().from(imports).where(eq(imports.id, id));
  expect(row?.state).toBe('failed');
});
