import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderTaken, lockDataFolder } from './data-folder-hold.ts';

const MODULE = resolve(import.meta.dirname, 'data-folder-hold.ts');
/** Namespaces of a container: its own network, processes and shared memory. */
const APART = ['--net', '--pid', '--ipc', '--fork', '--kill-child'];
const canBeApart = spawnSync('unshare', [...APART, 'true']).status === 0;

let folder: string;
const started: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hooplog-hold-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Another process that tries to lock and keep the folder; returns the result. */
async function another(prefix: string[] = []): Promise<{ child: ChildProcess; said: string }> {
  const source = `const { lockDataFolder } = await import(${JSON.stringify(MODULE)});
    try { await lockDataFolder(${JSON.stringify(folder)}); console.log('holds it'); }
    catch (error) { console.log(error.message); }
    setInterval(() => {}, 1000);`;
  const words = [...prefix, process.execPath, '--input-type=module', '-e', source];
  const child = spawn('/usr/bin/env', words, { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim() };
}

it('is held by one program: a second one gets the first one’s description', async () => {
  const hold = await lockDataFolder(folder);
  await hold.describe('http://127.0.0.1:3000');
  await expect(lockDataFolder(folder)).rejects.toThrow(FolderTaken);
  expect((await another()).said).toContain('data folder: http://127.0.0.1:3000.');
  await hold.release();
  expect((await another()).said).toBe('holds it');
});

it('is free again as soon as its holder is killed', async () => {
  const { child, said } = await another();
  expect(said).toBe('holds it');
  await expect(lockDataFolder(folder)).rejects.toThrow(FolderTaken);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (await lockDataFolder(folder)).release();
});

it.runIf(canBeApart)('also excludes programs in other containers', async () => {
  const hold = await lockDataFolder(folder);
  expect((await another(['unshare', ...APART])).said).toContain('already running');
  await hold.release();
});

it('explains why a folder cannot be locked', async () => {
  await expect(lockDataFolder('/proc/self')).rejects.toThrow(/cannot be locked: .*writable/);
});
