import { chmod, mkdtemp, readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restore } from '../backup/restore.ts';
import { urlOfRunning } from '../database/embedded/running.ts';
import { startProgram } from './drill-program.ts';

let folder: string;
const in_ = (...names: string[]) => join(folder, ...names);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hooplog-restore-'));
  await chmod(folder, 0o711);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const stop = async (program: ReturnType<typeof startProgram>) => {
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
};

async function connectTo(dataDir: string): Promise<pg.Client> {
  const url = await urlOfRunning(dataDir);
  if (url === null) throw new Error('The database does not run');
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

/** A player with a film: first its file, then the row that names it. */
async function addFilm(client: pg.Client, dataDir: string, n: number): Promise<void> {
  const { rows } = await client.query<{ user: string; video: string }>(
    `select gen_random_uuid() as "user", gen_random_uuid() as video`,
  );
  const { user = '', video = '' } = rows[0] ?? {};
  await mkdir(join(dataDir, 'videos', video), { recursive: true });
  await writeFile(join(dataDir, 'videos', video, 'original'), `film ${n}`);
  await client.query(`insert into users (id, email) values ($1, $2)`, [user, `p${n}@example.com`]);
  await client.query(
    `insert into videos (id, user_id, state, storage_key) values ($1::uuid, $2, 'uploaded', $1::text || '/original')`,
    [video, user],
  );
}

describe.runIf(process.platform === 'linux')('a backup by the schedule', () => {
  it('is made while players write, and the program starts with it elsewhere', async () => {
    const dataDir = in_('data');
    const env = { BACKUP_DIR: in_('backups') };
    const first = startProgram(dataDir, env);
    await first.ready;
    const before = await connectTo(dataDir);
    const asked = `select 1 from graphile_worker._private_known_crontabs where identifier = 'back-up-0317'`;
    await expect.poll(async () => (await before.query(asked)).rowCount).toBe(1);
    for (let n = 0; n < 20; n += 1) await addFilm(before, dataDir, n);
    // As if it had been stopped for days: the next start makes up for the missed backup.
    await before.query(
      `update graphile_worker._private_known_crontabs set known_since = now() - interval '9 days', last_execution = now() - interval '9 days'`,
    );
    await before.end();
    await stop(first);

    const second = startProgram(dataDir, env);
    await second.ready;
    const client = await connectTo(dataDir);
    const isDone = async () =>
      (await client.query<{ path: string }>(`select path from backups where state = 'done'`))
        .rows[0];
    let written = 20;
    let made = await isDone();
    while (made === undefined) {
      await addFilm(client, dataDir, written);
      written += 1;
      await delay(20);
      made = await isDone();
    }
    await client.end();
    await stop(second);
    expect(await readdir(in_('backups'))).toEqual([made.path.split('/').at(-1)]);

    const elsewhere = in_('elsewhere');
    const found = await restore({ dataDir: elsewhere, databaseUrl: null, s3: null }, made.path);
    expect(found.missing).toEqual([]);
    expect(found.files).toBeGreaterThanOrEqual(20);
    expect(found.files).toBeLessThanOrEqual(written);
    const restored = startProgram(elsewhere);
    expect((await fetch(`${await restored.ready}/api/health`)).ok).toBe(true);
    const there = await connectTo(elsewhere);
    const { rows } = await there.query<{ key: string; email: string }>(
      `select storage_key as key, email from videos join users on users.id = videos.user_id`,
    );
    expect(rows).toHaveLength(found.files);
    for (const { key, email } of rows) {
      const n = /^p(\d+)@/.exec(email)?.[1];
      expect(await readFile(join(elsewhere, 'videos', key), 'utf8')).toBe(`film ${n}`);
    }
    expect((await there.query(`select 1 from backups`)).rowCount).toBe(0);
    await there.end();
    await stop(restored);
  });
});
