import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { processesOn, processWith, startProgram } from './drill-program.ts';

/** On Linux, /proc shows which processes work on a folder; elsewhere the drills would mean the same. */
const onLinux = process.platform === 'linux';

/** One folder for nearly all drills: each starts on what the previous one left behind, killed or stopped. */
let dataDir: string;

async function makeDataDir(): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), 'hooplog-drill-'));
  await chmod(dataDir, 0o711);
}

beforeAll(makeDataDir);

afterEach(killAll);

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

async function killAll(): Promise<void> {
  for (const pid of await processesOn(dataDir)) kill(pid);
  await untilNothingRuns();
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself in the meantime.
  }
}

async function untilNothingRuns(): Promise<void> {
  while ((await processesOn(dataDir)).length > 0) await delay(100);
}

/** Memory of one of our processes; 0 for PostgreSQL's, which share most of theirs. */
async function programMegabytes(pid: number): Promise<number> {
  const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  if (!(await read('cmdline')).includes('apps/server/src')) return 0;
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(await read('status'))?.[1];
  return Number(kilobytes ?? 0) / 1000;
}

const isHealthy = async (address: string) => (await fetch(`${address}/api/health`)).ok;

describe.runIf(onLinux)('drills with the whole program', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('%s leaves no process behind', async (signal) => {
    const program = startProgram(dataDir);
    expect(await isHealthy(await program.ready)).toBe(true);
    expect((await processesOn(dataDir)).length).toBeGreaterThan(3);
    program.process.kill(signal);
    expect(await program.ended).toBe(0);
    expect(await processesOn(dataDir)).toEqual([]);
  });

  it('ends at once and without errors when asked to stop a second time', async () => {
    const program = startProgram(dataDir);
    await program.ready;
    // It cannot end gracefully.
    process.kill(await processWith(dataDir, ' api'), 'SIGSTOP');
    program.process.kill('SIGINT');
    await expect.poll(() => program.said()).toContain('Stopping');
    // Late enough not to count as one press that arrives twice.
    await delay(1000);
    program.process.kill('SIGINT');
    expect(await program.ended).toBe(130);
    expect(program.said()).not.toMatch(/error|failed|unknown/i);
    await untilNothingRuns();
  });

  it('uses little memory while idle', async () => {
    const program = startProgram(dataDir);
    await program.ready;
    const sizes = await Promise.all((await processesOn(dataDir)).map(programMegabytes));
    // Supervisor, API and worker take 400 MB; with Node's default young generation they took 810.
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(560);
    program.process.kill('SIGTERM');
    await program.ended;
  });

  it('starts again by itself after everything was killed', async () => {
    const first = startProgram(dataDir);
    await first.ready;
    await killAll();
    const second = startProgram(dataDir);
    expect(await isHealthy(await second.ready)).toBe(true);
  });

  it('ends API and worker when only the supervisor is killed, and takes over its database', async () => {
    const first = startProgram(dataDir);
    const address = await first.ready;
    const before = await processesOn(dataDir);
    first.process.kill('SIGKILL');
    await expect.poll(() => isHealthy(address).catch(() => false)).toBe(false);
    const second = startProgram(dataDir);
    expect(await isHealthy(await second.ready)).toBe(true);
    await expect
      .poll(async () => (await processesOn(dataDir)).filter((pid) => before.includes(pid)))
      .toEqual([]);
  });

  it('restarts an API that died, at the same address, however often it dies', async () => {
    const program = startProgram(dataDir);
    const address = await program.ready;
    for (const times of [1, 2, 3]) {
      const api = await processWith(dataDir, ' api');
      kill(api);
      await expect
        .poll(async () => {
          const next = await processWith(dataDir, ' api');
          return next > 0 && next !== api && (await isHealthy(address).catch(() => false));
        })
        .toBe(true);
      expect(program.said().match(/The API ended \(SIGKILL\)/g)).toHaveLength(times);
    }
  });

  it('refuses a second start on the same folder, naming the address of the first', async () => {
    const first = startProgram(dataDir);
    const address = await first.ready;
    const second = startProgram(dataDir);
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`already running on this data folder: ${address}`);
    expect(await isHealthy(address)).toBe(true);
  });

  it('says so when the port belongs to another program', async () => {
    const stranger = createServer().listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const address = stranger.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const program = startProgram(dataDir, { PORT: `${port}` });
    expect(await program.ended).not.toBe(0);
    expect(program.said()).toContain(`Port ${port} on 127.0.0.1 is in use by another program.`);
    expect(await processesOn(dataDir)).toEqual([]);
    stranger.close();
  });

  it('stops cleanly when asked to in the middle of its very first start', async () => {
    const used = dataDir;
    await makeDataDir();
    await rm(used, { recursive: true });
    const program = startProgram(dataDir);
    await expect.poll(async () => (await processesOn(dataDir)).length).toBeGreaterThan(1);
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(await processesOn(dataDir)).toEqual([]);
  });
});
