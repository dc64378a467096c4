import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestContext } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** All inputs of a film's count: our sources, weights, floors, and the libraries that the lock file names. */
const SOURCES = [
  ...['domain', 'eyes', 'media', 'synth', 'vision'].map((name) => join('packages', name)),
  ...['eval/src', 'eval/left-out-eyes', 'eval/floors.json', 'package-lock.json'],
].map((path) => join(ROOT, path));

/** Larger files, films, are identified by their size instead of their content. */
const READ_TO_BYTES = 32 * 1024 * 1024;

async function filesUnder(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const wanted = entries.filter(({ name }) => name !== 'node_modules' && name !== 'dist');
  const below = await Promise.all(wanted.map(({ name }) => filesUnder(join(path, name))));
  return below.flat();
}

/** SHA-256 of the names and contents of files, independent of the project's path. */
async function fingerprint(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    const files = (await filesUnder(path)).filter((file) => !file.endsWith('.test.ts'));
    for (const file of files.toSorted()) {
      const { size } = await stat(file);
      hash.update(`${file.slice(path.length)} ${size}\n`);
      if (size <= READ_TO_BYTES) hash.update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

let ours: Promise<string> | undefined;

/**
 * Runs a measurement that takes minutes and depends only on our sources, unless it held on the same sources
 * before, as recorded in `eval/held`: commit what a passing test writes there. `HOOPLOG_RAISE_FLOORS=1` always
 * measures.
 *
 * @param name of the file in `eval/held`
 * @param also folders of films that it measures
 */
export function unlessHeld(
  name: string,
  measure: () => Promise<void>,
  also: readonly string[] = [],
): (context: TestContext) => Promise<void> {
  const record = join(ROOT, 'eval', 'held', name);
  return async ({ annotate, task }) => {
    ours ??= fingerprint(SOURCES);
    const itsOwn = createHash('sha256').update(await readFile(task.file.filepath));
    const now = itsOwn.update((await ours) + (await fingerprint(also))).digest('hex');
    const before = await readFile(record, 'utf8').catch(() => '');
    if (before.trim() === now && process.env['HOOPLOG_RAISE_FLOORS'] === undefined) {
      await annotate('Held on these very sources: not measured again');
      return;
    }
    await measure();
    await mkdir(dirname(record), { recursive: true });
    await writeFile(record, `${now}\n`);
  };
}
