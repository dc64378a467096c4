import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSuperuser } from '../database/embedded/cluster.ts';
import { startEmbeddedPostgres } from '../database/embedded/start.ts';
import type { EmbeddedPostgres } from '../database/embedded/server.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { type BackupPlan, backUp as copyAll } from '../services/backups/back-up.ts';
import { restore } from './restore.ts';

let folder: string;
let dataDir: string;
let databaseUrl: string;
let client: pg.Client;
const servers: EmbeddedPostgres[] = [];
const in_ = (...names: string[]) => join(folder, ...names);

async function start(dir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(dir, { durable: false });
  servers.push(server);
  return server;
}

/** Backs up the embedded database. @returns the backup's folder */
const backUp = async (plan: Omit<BackupPlan, 'isEmbedded' | 'databaseBytes'>) =>
  (await copyAll({ ...plan, isEmbedded: true, databaseBytes: 1 })).path;
const at = (...names: string[]) => ({ dataDir: in_(...names), databaseUrl: null, s3: null });

/** The data folder of a running program. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hooplog-backup-'));
  await chmod(folder, 0o711);
  dataDir = in_('data');
  await mkdir(dataDir, { mode: 0o711 });
  databaseUrl = (await start(dataDir)).url;
  await migrateDatabase(databaseUrl);
  client = new pg.Client(asSuperuser(databaseUrl));
  await client.connect();
  for (let n = 0; n < 300; n += 1) await addUser(n);
  await addFilm('original-1');
  await writeFile(join(dataDir, 'session-secret'), 's'.repeat(64), { mode: 0o600 });
});
afterAll(async () => {
  await client.end();
  await Promise.all(servers.splice(0).map((server) => server.kill()));
  await rm(folder, { recursive: true, force: true });
});

const addUser = (n: number, at: pg.Client = client) =>
  at.query(`insert into users (id, email) values (gen_random_uuid(), $1)`, [`p${n}@example.com`]);

/** A player's film: its row and its file. */
async function addFilm(name: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `insert into videos (id, user_id, state, storage_key)
     select ids.id, users.id, 'uploaded', ids.id || '/' || $1 from users, (select gen_random_uuid() as id) ids limit 1 returning id`,
    [name],
  );
  const file = join(dataDir, 'videos', rows[0]?.id ?? '', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.alloc(1000, name));
}

test('a backup of a running program holds everything acknowledged before it began, and can be restored elsewhere', async () => {
  let [written, goesOn] = [300, true];
  const writing = (async () => {
    while (goesOn) {
      await addUser(written);
      written += 1;
      // Creates new WAL files, which must not be removed before they are copied.
      await delay(2);
      if (written % 200 === 0) await client.query('select pg_switch_wal()');
      if (written % 500 === 0) await client.query('checkpoint');
    }
  })();
  const options = { dataDir, databaseUrl, folder: in_('backups'), kept: 2, now: new Date() };
  const before = written;
  const backup = await backUp(options);
  const after = written;
  goesOn = false;
  await writing;
  expect(after).toBeGreaterThan(before);

  // On another machine the folder has another path, and the password is part of it.
  const found = await restore(at('elsewhere', 'data'), backup);
  expect(found.users).toBeGreaterThanOrEqual(before);
  expect(found.users).toBeLessThanOrEqual(after + 1);
  expect(found).toMatchObject({ files: 1, missing: [] });
  const names = await readdir(in_('elsewhere', 'data'));
  expect(names).toEqual(expect.arrayContaining(['postgres', 'session-secret', 'videos']));
  expect((await stat(in_('elsewhere', 'data', 'session-secret'))).mode & 0o777).toBe(0o600);
  // The restored folder starts like any other.
  const server = await start(in_('elsewhere', 'data'));
  const restored = new pg.Client(server.url);
  await restored.connect();
  await addUser(-1, restored);
  await restored.end();
});

test('files that rows name and a backup lacks are reported', async () => {
  const backup = await backUp({
    dataDir,
    databaseUrl,
    folder: in_('backups'),
    kept: 1,
    now: new Date(),
  });
  await rm(join(backup, 'videos'), { recursive: true });
  const { files, missing } = await restore(at('other'), backup);
  expect([files, missing.length]).toEqual([1, 1]);
});

test('the newest backups stay, foreign files stay too, and a failed backup leaves nothing', async () => {
  const backups = in_('rotated');
  await mkdir(join(backups, 'hooplog-2026-01-01T030000Z'), { recursive: true });
  await mkdir(join(backups, 'hooplog-2026-01-02T030000Z'));
  await mkdir(join(backups, 'mine'));
  const options = {
    dataDir,
    databaseUrl,
    folder: backups,
    kept: 2,
    now: new Date('2026-02-03T04:05:06Z'),
  };
  const wrong = databaseUrl.replace(/:[0-9a-f]+@/, ':wrong@');
  await expect(backUp({ ...options, databaseUrl: wrong })).rejects.toThrow('authentication');
  expect((await readdir(backups)).length).toBe(3);
  await backUp(options);
  expect((await readdir(backups)).toSorted()).toEqual([
    'hooplog-2026-01-02T030000Z',
    'hooplog-2026-02-03T040506Z',
    'mine',
  ]);
});

test('a backup without enough disk space is refused before it begins', async () => {
  const options = { dataDir, databaseUrl, folder: in_('full'), kept: 1, now: new Date() };
  const full = backUp({ ...options, freeBytes: () => Promise.resolve(64 * 1024 * 1024 + 500) });
  await expect(full).rejects.toThrow('This backup needs 1 MB, and 1 MB are free in');
  expect(await readdir(in_('full'))).toEqual([]);
});

test('nothing is restored over existing data, or from something that is not a backup', async () => {
  await mkdir(in_('taken'));
  await writeFile(in_('taken', 'kept'), 'x');
  await mkdir(in_('no-backup'));
  await expect(restore(at('taken'), in_('no-backup'))).rejects.toThrow('not empty');
  await expect(restore(at('new'), in_('no-backup'))).rejects.toThrow('no backup');
});
