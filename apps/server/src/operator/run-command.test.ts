import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import pg from 'pg';
import { ConfigError } from '../config/config.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { StorageFull } from '../storage/storage.ts';
import { runCommand } from './run-command.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

test('the result is printed', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  await runCommand(() => Promise.resolve('Done.'));
  expect(said).toHaveBeenCalledExactlyOnceWith('Done.');
  expect(process.exitCode).toBeUndefined();
});

test.each<[what: string, error: Error, says: RegExp]>([
  ['a wrong call', new ConfigError('Usage: npm run email -- OLD NEW'), /^Usage: /],
  ['a full disk', new StorageFull('The disk is full'), /^The disk is full$/],
  ['a defect', new TypeError('x is no function'), /^Something went wrong .*x is no function/],
  [
    'a table of another version',
    new Error('Failed query', { cause: Object.assign(new Error('no'), { code: '42P01' }) }),
    /^This command is of another version .*, or start this one first\.$/,
  ],
])('%s is reported in a sentence', async (_, error, says) => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await runCommand(() => Promise.reject(error));
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(says));
  expect(process.exitCode).toBe(1);
});

test('a backup next to a running older program says what to do, and leaves nothing', async () => {
  const created = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'hooplog-older-'));
  const client = new pg.Client({ connectionString: created.url });
  await client.connect();
  try {
    await client.query('drop table backups');
    const command = join(import.meta.dirname, 'back-up-main.ts');
    const backup = promisify(execFile)(process.execPath, [command, join(folder, 'backups')], {
      env: { ...process.env, DATABASE_URL: created.url, HOOPLOG_DATA_DIR: join(folder, 'data') },
    });
    await expect(backup).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr:
        'This command is of another version of Hooplog than the database. Run it from the version that is running, or stop that one and copy its data folder (with DATABASE_URL: dump the database).\n',
    });
    expect((await readdir(folder)).filter((name) => name !== 'data')).toEqual([]);
  } finally {
    await client.end();
    await created.drop();
    await rm(folder, { recursive: true });
  }
});
