import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, disconnect } from '../../database/connect.ts';
import { backups } from '../../database/schema/backups.ts';
import type { RunningWorker } from '../../jobs/worker.ts';
import { problemOf } from '../../services/backups/backup-failed.ts';
import { holdBackupLock } from '../../services/backups/backup-lock.ts';
import { makeBackup } from '../../services/backups/make-backup.ts';
import { startTestApp, type StartedTestApp, useTestApp } from '../../testing/test-app.ts';
import { startTestWorker, uploadedVideo } from '../../testing/test-videos.ts';

const BOSS = 'boss@example.com';
const root = mkdtempSync(join(tmpdir(), 'hooplog-backups-'));
const folder = join(root, 'backups');
const programs = join(root, 'bin');
const DAY_MS = 24 * 3_600_000;

/** Fakes a PostgreSQL program: a real one of another version would refuse this server. */
async function pretendProgram(
  name: 'pg_dump' | 'pg_restore' | 'psql',
  script: string,
): Promise<void> {
  await mkdir(programs, { recursive: true });
  await writeFile(join(programs, name), `#!/bin/sh\n${script}\n`);
  await chmod(join(programs, name), 0o755);
}
const DUMPS = 'for arg; do case $arg in --file=*) echo dump > "${arg#--file=}" ;; esac; done';

beforeEach(async () => {
  await pretendProgram('pg_dump', DUMPS);
  await pretendProgram('pg_restore', 'exit 0');
  vi.stubEnv('PATH', `${programs}:${process.env['PATH']}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

const schedule = { folder, at: ['03:17'], kept: 2 };
const server = useTestApp({ operators: [BOSS], backup: schedule });
const boss = async () => (await server.signIn(BOSS)).client;
const state = async () => (await boss()).call(contract.getBackupState);
const taskOf = ({ context }: Pick<typeof server, 'context'>) => ({
  databaseUrl: context.config.databaseUrl ?? '',
  folder,
  kept: 2,
});
const backUp = () => makeBackup(server.context, taskOf(server));

beforeEach(async () => {
  server.clock = null;
  await server.context.database.delete(backups);
  await server.context.database.execute(
    sql`delete from graphile_worker._private_jobs where key = 'back-up'`,
  );
  await rm(folder, { recursive: true, force: true });
});

describe('backups', () => {
  test('that were never made are reported as missing, with the time of the first one', async () => {
    server.clock = new Date('2026-11-28T04:00:00Z');
    expect(await state()).toEqual({
      schedule: { folder, kept: 2, nextAt: '2026-11-29T03:17:00.000Z' },
      ...{ isWaiting: false, running: null, last: null, failed: null, isOld: true, restore: [] },
    });
  });

  test('show where the last one is, its size, and how to restore it here', async () => {
    const { client } = await server.signIn();
    await uploadedVideo(client);
    await backUp();
    const found = await state();
    expect(found).toMatchObject({ isOld: false, failed: null, running: null });
    const path = found.last?.path ?? '';
    const names = await readdir(path);
    expect(names).toEqual(expect.arrayContaining(['database.dump', 'videos', 'push-key']));
    expect(found.last).toMatchObject({ missing: 0 });
    expect(found.last?.bytes).toBeGreaterThan(1000);
    const { dataDir } = server.context.config;
    expect(found.restore[1]).toBe(`mv ${dataDir} ${dataDir}.before`);
    expect(found.restore[2]).toMatch(`npm run restore -- ${path}`);
    expect(found.restore.join()).not.toMatch(/hooplog:[0-9a-f]/);
  });

  test('that are older than two days are reported as old', async () => {
    await backUp();
    server.clock = new Date(Date.now() + 2 * DAY_MS - 60_000);
    expect((await state()).isOld).toBe(false);
    server.clock = new Date(Date.now() + 2 * DAY_MS + 60_000);
    expect((await state()).isOld).toBe(true);
  });

  test('that somebody removed do not count', async () => {
    const made = await backUp();
    await rm(made?.path ?? '', { recursive: true });
    expect(await state()).toMatchObject({ last: null, isOld: true });
  });

  test('share the stored bytes of a film, and each contain it', async () => {
    const { client } = await server.signIn();
    const id = await uploadedVideo(client);
    const filmOf = async (made: { path: string } | null) => {
      const dir = join(made?.path ?? '', 'videos', id);
      return join(dir, (await readdir(dir))[0] ?? '');
    };
    server.clock = new Date('2026-01-01T03:17:00Z');
    const first = await backUp();
    server.clock = new Date('2026-01-02T03:17:00Z');
    const second = await backUp();
    const [one, two] = [await stat(await filmOf(first)), await stat(await filmOf(second))];
    expect(two.ino).toBe(one.ino);
    expect(second?.bytes).toBeGreaterThan(one.size);
    server.clock = new Date('2026-01-03T03:17:00Z');
    const third = await backUp();
    expect((await readdir(folder)).length).toBe(2);
    expect((await readFile(await filmOf(third))).length).toBe(one.size);
    const own = join(server.context.config.dataDir, 'videos', id);
    expect((await stat(join(own, (await readdir(own))[0] ?? ''))).ino).not.toBe(one.ino);
  });

  test('report how many files of the database were already missing', async () => {
    const { client } = await server.signIn();
    const id = await uploadedVideo(client);
    await rm(join(server.context.config.dataDir, 'videos', id), { recursive: true });
    await backUp();
    expect((await state()).last?.missing).toBe(1);
  });

  test('of deploy/backup.sh are recognised, with the command that restores a dump', async () => {
    const program = fileURLToPath(new URL('../../../../../deploy/backup.sh', import.meta.url));
    const dump = join(root, 'script');
    await pretendProgram('psql', `{ echo "$@"; cat; } > ${dump}`);
    await mkdir(folder);
    const { databaseUrl: DATABASE_URL } = taskOf(server);
    const env = { ...process.env, DATABASE_URL, BACKUP_DIR: folder };
    await promisify(execFile)('sh', [program, 'once'], { env });
    const script = await readFile(dump, 'utf8');
    const [, path = ''] = /--set=path=(\S+)/.exec(script) ?? [];
    const values = {
      path,
      bytes: /--set=bytes=(\d+)/.exec(script)?.[1],
      begun: /--set=begun=(\S+)/.exec(script)?.[1],
    };
    const statement = script
      .slice(script.indexOf('insert'))
      .replace(/:'(\w+)'/g, (_, name) => `'${values[name as keyof typeof values]}'`);
    await server.context.database.execute(sql.raw(statement));
    const found = await state();
    expect(found.last).toMatchObject({ path, bytes: 5 });
    expect(found.restore).toEqual([expect.stringMatching(/^pg_restore .*\.dump$/)]);
  });

  test('that fail leave nothing behind, are reported, and remove no older one', async () => {
    server.clock = new Date('2026-01-01T03:17:00Z');
    await backUp();
    server.clock = new Date('2026-01-02T03:17:00Z');
    await pretendProgram('pg_dump', 'echo half > /dev/null; echo "no space on device" >&2; exit 1');
    await expect(backUp()).rejects.toThrow('no space on device');
    expect(await readdir(folder)).toEqual(['hooplog-2026-01-01T031700Z']);
    const found = await state();
    expect(found.failed).toEqual({
      ...{ endedAt: '2026-01-02T03:17:00.000Z', problem: 'pg_dump' },
      detail: 'no space on device',
    });
    expect(found.last?.path).toContain('2026-01-01');
    server.clock = new Date('2026-01-03T03:17:00Z');
    await pretendProgram('pg_dump', DUMPS);
    await backUp();
    expect((await state()).failed).toBeNull();
  });

  test('that fill the disk are reported as such', async () => {
    await pretendProgram('pg_dump', 'echo "could not write: No space left on device" >&2; exit 1');
    await expect(backUp()).rejects.toThrow();
    expect((await state()).failed?.problem).toBe('full');
    const error = Object.assign(new Error('write'), { code: 'ENOSPC' });
    expect(problemOf(error, new AbortController().signal).problem).toBe('full');
  });

  test('need PostgreSQL’s programs', async () => {
    vi.stubEnv('PATH', join(root, 'nothing'));
    await expect(backUp()).rejects.toThrow('pg_dump is not on this machine');
    expect((await state()).failed?.problem).toBe('no_pg_dump');
  });

  test.each([
    ['in a file', async () => writeFile(folder, 'x')],
    ['in a folder of a missing disk', async () => undefined],
  ])('%s are refused', async (where, prepare) => {
    await prepare();
    const wanted = where === 'in a file' ? folder : join(root, 'away', 'backups');
    const task = { ...taskOf(server), folder: wanted };
    await expect(makeBackup(server.context, task)).rejects.toThrow('cannot be written');
    expect((await state()).failed?.problem).toBe('folder');
  });

  test('that are incomplete are removed by the next one, and never shown', async () => {
    const half = join(folder, 'hooplog-2026-01-01T031700Z.part');
    await mkdir(half, { recursive: true });
    await server.context.database.insert(backups).values({ startedAt: new Date() });
    const cut = { problem: 'cut_off', detail: null };
    expect(await state()).toMatchObject({ last: null, running: null, failed: cut });
    await backUp();
    expect(await readdir(folder)).toHaveLength(1);
    expect(await readdir(folder)).not.toContain('hooplog-2026-01-01T031700Z.part');
  });

  test('are made one at a time', async () => {
    const lock = await holdBackupLock(taskOf(server).databaseUrl, () => undefined);
    await server.context.database.insert(backups).values({ startedAt: new Date(), bytes: 5 });
    expect((await state()).running).toMatchObject({ bytes: 5, totalBytes: null });
    expect(await backUp()).toBeNull();
    await (await boss()).refused(409, contract.requestBackup);
    await lock?.release();
    expect(await backUp()).not.toBeNull();
  });
});

describe('with workers', () => {
  let other: StartedTestApp;
  const workers: RunningWorker[] = [];
  beforeAll(async () => {
    other = await startTestApp({ operators: [BOSS], backup: null });
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  });
  afterAll(() => other.close());
  const start = async (context = server.context) => {
    workers.push(await startTestWorker(context));
  };
  const rows = () => server.context.database.select().from(backups);

  test('one is made when an operator asks, which stands in the log', async () => {
    const client = await boss();
    await client.call(contract.requestBackup);
    expect((await state()).isWaiting).toBe(true);
    const { message } = await client.refused(409, contract.requestBackup);
    expect(message).toContain('already');
    await start();
    await expect.poll(async () => (await state()).last?.path).toContain(folder);
    const log = await client.call(contract.listOperatorLog);
    expect(log.filter(({ act }) => act === 'back_up')).toMatchObject([{ operator: BOSS }]);
  });

  test('one that was missed while nothing was running is made up for, once across all copies', async () => {
    await server.context.database.execute(sql`
      insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('back-up-0317', now() - interval '9 days', now() - interval '9 days')
      on conflict (identifier) do update set last_execution = excluded.last_execution`);
    const copy = { ...server.context, database: connect(taskOf(server).databaseUrl) };
    await Promise.all([start(), start(copy)]);
    await expect.poll(async () => (await state()).last).not.toBeNull();
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await disconnect(copy.database);
    expect(await rows()).toHaveLength(1);
  });

  test('no backup is requested if no folder is configured', async () => {
    const { client } = await other.signIn(BOSS);
    const { message } = await client.refused(409, contract.requestBackup);
    expect(message).toContain('BACKUP_DIR');
    expect((await client.call(contract.getBackupState)).schedule).toBeNull();
  });
});
