import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../errors/cannot-start.ts';

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Writes a file whole or not at all, unless there is one already. */
async function writeOnce(path: string, content: string): Promise<void> {
  const part = `${path}.${randomUUID()}`;
  try {
    await writeFile(part, content, { mode: 0o600 });
    // Unlike a rename, a link never replaces what another process has just written.
    await link(part, path);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    await rm(part, { force: true });
  }
}

/** The secret that signs session cookies and sign-in codes, made at the first start and kept beside the data. */
export async function keptSessionSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret');
  await mkdir(dataDir, { recursive: true });
  if (!existsSync(path)) await writeOnce(path, randomBytes(32).toString('hex'));
  const secret = await readFile(path, 'utf8');
  if (secret.length < 32)
    throw new CannotStart(`${path} is damaged: remove it to sign everybody out`);
  return secret;
}
