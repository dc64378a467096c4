// A PostgreSQL of one's own, dumped and restored by PostgreSQL's real programs. They refuse a server that is newer than
// themselves: on a machine with older ones, or none, these tests are reported as skipped.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EmbeddedPostgres } from '../database/embedded/server.ts';
import { startEmbeddedPostgres } from '../database/embedded/start.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { backUp } from '../services/backups/back-up.ts';
import { restore } from './restore.ts';

const SERVER_VERSION = 18;

const { error, stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
/** Version of the machine's pg_dump; 0 if there is none. */
const version = error === undefined ? Number(/ (\d+)/.exec(stdout)?.[1] ?? 0) : 0;
const isNewEnough = version >= SERVER_VERSION;

let folder: string;
let dataDir: string;
let server: EmbeddedPostgres | null = null;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hooplog-own-postgres-'));
  await chmod(folder, 0o711);
  dataDir = join(folder, 'data');
  const film = join(dataDir, 'videos', 'one', 'original');
  await mkdir(dirname(film), { recursive: true });
  await writeFile(film, 'a film');
  server = await startEmbeddedPostgres(join(folder, 'server'), { durable: false });
  ({ url } = server);
});
afterAll(async () => {
  await server?.kill();
  await rm(folder, { recursive: true, force: true });
});

function inDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function asked(url: string, query: string): Promise<unknown[][]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: query, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

const at = (databaseUrl: string) => ({
  ...{ dataDir, databaseUrl, isEmbedded: false, databaseBytes: 1 },
  ...{ folder: join(folder, 'backups'), kept: 2, now: new Date() },
});

describe.runIf(isNewEnough)(
  `a PostgreSQL of one’s own, where there is a pg_dump ${SERVER_VERSION}`,
  () => {
    let empty: string;
    beforeAll(async () => {
      await migrateDatabase(url);
      await asked(url, `insert into users (id, email) values (gen_random_uuid(), 'a@example.com')`);
      await asked(
        url,
        `insert into rate_limits (key, points, expire) values ('over soon', 1, 9000000000000)`,
      );
    });
    beforeEach(async () => {
      const name = `empty${Date.now()}`;
      await asked(url, `create database ${name}`);
      empty = inDatabase(url, name);
    });
    const target = (name: string) => ({
      dataDir: join(folder, name),
      databaseUrl: empty,
      s3: null,
    });

    test('is backed up and restored, with its files and without rate limits', async () => {
      const { path, bytes } = await backUp(at(url));
      expect(bytes).toBeGreaterThan(1000);
      const found = await restore(target('restored'), path);
      expect(found).toEqual({ users: 1, workouts: 0, files: 0, missing: [] });
      expect(await readdir(join(folder, 'restored', 'videos', 'one'))).toEqual(['original']);
      expect(await asked(empty, 'select email from users')).toEqual([['a@example.com']]);
      expect(await asked(empty, 'select * from rate_limits')).toEqual([]);
      // The program can use it: every migration is known.
      await migrateDatabase(empty);
    });

    test('is not restored over another one, which stays unchanged', async () => {
      const { path } = await backUp(at(url));
      await asked(empty, 'create table users (id int); insert into users values (7)');
      await expect(restore(target('refused'), path)).rejects.toThrow(
        /pg_restore failed[^]*relation "users" already exists/,
      );
      expect(await asked(empty, 'select id from users')).toEqual([[7]]);
      expect(await asked(empty, `select to_regclass('workouts')`)).toEqual([[null]]);
    });

    test('that refuses the password is reported, without the password', async () => {
      const wrong = new URL(url);
      wrong.password = 'not-this-one';
      const backup = backUp(at(wrong.href));
      await expect(backup).rejects.toThrow(/pg_dump failed[^]*password authentication failed/);
      await expect(backup).rejects.not.toThrow('not-this-one');
      expect((await readdir(join(folder, 'backups'))).filter((name) => name.endsWith('.part'))).toEqual([]); // prettier-ignore
    });

    test('is dumped by deploy/backup.sh, which reports it, and its command restores the dump over existing data', async () => {
      const backups = join(folder, 'dumps');
      await mkdir(backups);
      const script = resolve(import.meta.dirname, '../../../../deploy/backup.sh');
      const env = { ...process.env, DATABASE_URL: url, BACKUP_DIR: backups };
      execFileSync('sh', [script, 'once'], { env, stdio: 'pipe' });
      const [name = ''] = await readdir(backups);
      expect(await asked(url, `select state, path from backups where path like '%.dump'`)).toEqual([
        ['done', join(backups, name)],
      ]);
      await asked(url, `insert into users (id, email) values (gen_random_uuid(), 'b@example.com')`);
      const how = ['--clean', '--if-exists', '--exit-on-error', '--single-transaction'];
      execFileSync('pg_restore', [...how, '--dbname', url, join(backups, name)], { stdio: 'pipe' });
      expect(await asked(url, 'select email from users')).toEqual([['a@example.com']]);
    });
  },
);

test.runIf(version > 0 && !isNewEnough)(
  'a server that is newer than pg_dump is reported with a message',
  async () => {
    await expect(backUp(at(url))).rejects.toThrow(/pg_dump failed[^]*server version mismatch/);
  },
);
