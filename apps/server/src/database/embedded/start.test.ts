import { once } from 'node:events';
import { execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isProcessAlive } from './process-alive.ts';
import { readPostmaster } from './postmaster.ts';
import { urlOfRunning } from './running.ts';
import type { EmbeddedPostgres } from './server.ts';
import { startEmbeddedPostgres } from './start.ts';

let dataDir: string;
const running: EmbeddedPostgres[] = [];

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(dataDir, { durable: false });
  running.push(server);
  return server;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function serverPid(): Promise<number> {
  const postmaster = await readPostmaster(join(dataDir, 'postgres'));
  if (postmaster === null) throw new Error('no server runs');
  return postmaster.pid;
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hooplog-embedded-'));
  await chmod(dataDir, 0o711);
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
  await rm(dataDir, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  it('keeps its data across a stop and a start', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 1 as value');
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 1 }]);
  });

  it('is found by its data folder while it runs', async () => {
    expect(await urlOfRunning(dataDir)).toBeNull();
    const server = await start();
    expect(await urlOfRunning(dataDir)).toBe(server.url);
    await server.stop();
    expect(await urlOfRunning(dataDir)).toBeNull();
  });

  it('keeps its password readable by its owner only, and refuses a wrong one', async () => {
    const { url } = await start();
    expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600);
    await expect(query(url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      /password authentication failed/,
    );
  });

  it('recovers by itself after a kill in the middle of work', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 1 as value');
    process.kill(await serverPid(), 'SIGKILL');
    await first.ended;
    const second = await start();
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 1 }]);
  });

  it('stops a server that a killed program left running, and takes over', async () => {
    const orphan = await start();
    await query(orphan.url, 'create table kept as select 1 as value');
    const orphanPid = await serverPid();
    const next = await start();
    expect(isProcessAlive(orphanPid)).toBe(false);
    expect(await query(next.url, 'select value from kept')).toEqual([{ value: 1 }]);
  });

  it.runIf(process.platform === 'linux')(
    'ends busy processes that a killed server left behind',
    async () => {
      const first = await start();
      const client = new pg.Client(first.url);
      client.on('error', () => undefined);
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      // This process does not notice that its server is gone, and holds the shared memory.
      process.kill(rows[0]?.pid ?? 0, 'SIGSTOP');
      process.kill(await serverPid(), 'SIGKILL');
      await first.ended;
      const second = await start();
      expect(await query(second.url, 'select 1 as value')).toEqual([{ value: 1 }]);
      await client.end().catch(() => undefined);
    },
  );

  it('ignores another program that now has the process number of a former server', async () => {
    const first = await start();
    await first.stop();
    const stranger = spawn('sleep', ['60']);
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${stranger.pid ?? 0}\n`);
    await start();
    expect(stranger.exitCode).toBe(null);
    stranger.kill();
    await once(stranger, 'exit');
  });

  it('recreates a cluster whose creation was interrupted', async () => {
    const first = await start();
    await first.stop();
    const dir = join(dataDir, 'postgres');
    await rename(dir, `${dir}.partial`);
    await rm(join(`${dir}.partial`, 'PG_VERSION'));
    const second = await start();
    expect(await query(second.url, 'select 1 as value')).toEqual([{ value: 1 }]);
  });

  it('says what to do about data of another major version', async () => {
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '12\n');
    await writeFile(join(dataDir, 'postgres-password'), 'x'.repeat(48));
    await expect(start()).rejects.toThrow(/PostgreSQL 12.*docs\/operations\.md/s);
    expect(await readFile(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('12\n');
  });

  it.runIf(process.getuid?.() === 0)('runs on a copy that root restored with cp -r', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 1 as value');
    await first.stop();
    const [dir, backup] = [join(dataDir, 'postgres'), join(dataDir, 'backup')];
    await promisify(execFile)('cp', ['-r', dir, backup]);
    await rm(dir, { recursive: true });
    await promisify(execFile)('cp', ['-r', backup, dir]);
    expect((await stat(join(dir, 'PG_VERSION'))).uid).toBe(0);
    const second = await start();
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 1 }]);
  });

  it.runIf(process.getuid?.() === 0)(
    'tells users other than root which account must own a restored copy',
    async () => {
      const dir = join(dataDir, 'postgres');
      await mkdir(dir);
      const asNobody = vi.spyOn(process, 'getuid').mockReturnValue(65_534);
      try {
        await expect(start()).rejects.toThrow(`chown -R 65534 ${dataDir}`);
      } finally {
        asNobody.mockRestore();
      }
    },
  );

  it('listens on the loopback address only', async () => {
    const { url } = await start();
    const rows = await query(url, "select current_setting('listen_addresses') as at");
    expect(rows).toEqual([{ at: '127.0.0.1' }]);
  });
});
