import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** The secret that signs session cookies and sign-in codes, made at the first start and kept beside the data. */
export async function keptSessionSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    // `wx` lets one of two processes that start together win; both then read the same secret.
    await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  const secret = await readFile(path, 'utf8');
  if (secret.length < 32) throw new Error(`${path} is damaged: remove it to sign everybody out`);
  return secret;
}
