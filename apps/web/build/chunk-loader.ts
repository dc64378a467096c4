import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const FETCH_FIRST = normalizePath(
  resolve(import.meta.dirname, '../src/lib/chunk-loader/fetch-first.ts'),
);

/** What the client itself has: there before anything that comes later. */
const OF_THE_CLIENT = /^assets\/(?:rolldown-runtime|framework|rules|start)-/;

/** The files of an `import()`, its own first, also where it needs no others. */
export const filesOfImport = (file: string, needed: readonly string[]): string[] =>
  [...new Set([file, ...needed])].filter((name) => !OF_THE_CLIENT.test(name));

/** Puts `fetchFirst` around every `import()` of the built client, in the place of Vite's own way to fetch files ahead. */
export function chunkLoader(): Plugin {
  return {
    name: 'hooplog-chunk-loader',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => `export { fetchFirst as __vitePreload } from ${JSON.stringify(FETCH_FIRST)};`,
    },
  };
}
