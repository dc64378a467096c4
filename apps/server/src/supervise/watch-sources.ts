import { watch } from 'node:fs';
import { resolve } from 'node:path';

const repositoryRoot = resolve(import.meta.dirname, '../../../..');
const SOURCES = ['apps/server/src', 'packages'];

/** An editor writes a file in several steps, and git many files: they count as one change. */
const SETTLE_MS = 200;

/** Calls back when a source of the server changes; for development. */
export function watchSources(onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = SOURCES.map((folder) =>
    watch(resolve(repositoryRoot, folder), { recursive: true }, (_event, name) => {
      if (name === null || !name.endsWith('.ts') || name.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, SETTLE_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
