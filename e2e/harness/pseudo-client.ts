import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const WEB = resolve(import.meta.dirname, '../../apps/web');
const VITE = resolve(import.meta.dirname, '../../node_modules/vite/bin/vite.js');

/** The client with every text a third longer and in accented letters; its folder. */
export async function buildPseudoClient(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hooplog-pseudo-'));
  const args = [VITE, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const env = { ...process.env, HOOPLOG_LANGUAGE: 'en-XA' };
  await promisify(execFile)(process.execPath, args, { cwd: WEB, env });
  return folder;
}
