import { randomUUID } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Writes a file atomically, readable by its owner only, unless it exists. */
export async function writeOnce(path: string, make: () => string | Promise<string>): Promise<void> {
  if (existsSync(path)) return;
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}`;
  try {
    await writeFile(part, await make(), { mode: 0o600 });
    // Unlike a rename, a link never replaces a file that another process has just written.
    await link(part, path);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    await rm(part, { force: true });
  }
}
