import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../errors/cannot-start.ts';
import { writeOnce } from './write-once.ts';

/**
 * The secret that signs session cookies and sign-in codes; made at the first start and stored in the data
 * folder.
 */
export async function keptSessionSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret');
  await writeOnce(path, () => randomBytes(32).toString('hex'));
  const secret = await readFile(path, 'utf8');
  if (secret.length < 32)
    throw new CannotStart(`${path} is damaged: remove it to sign everybody out`);
  return secret;
}
