import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const WEB = resolve(import.meta.dirname, '../../apps/web');
const VITE = resolve(import.meta.dirname, '../../node_modules/vite/bin/vite.js');

/**
 * Builds the client in a test language; returns its folder.
 * @param language with every text a third longer and in accented letters, or from right to left
 */
export async function buildPseudoClient(language: 'ar-XB' | 'en-XA' = 'en-XA'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hooplog-pseudo-'));
  const args = [VITE, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const env = { ...process.env, HOOPLOG_LANGUAGE: language };
  await promisify(execFile)(process.execPath, args, { cwd: WEB, env });
  return folder;
}
