import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const FETCH_FIRST = normalizePath(
  resolve(import.meta.dirname, '../src/lib/chunk-loader/fetch-first.ts'),
);

/** Chunks of the client itself, which are loaded before any lazy one. */
const OF_THE_CLIENT = /^assets\/(?:rolldown-runtime|framework|rules|start)-/;

/** The files of an `import()`, its own first, even if it needs no others. */
export const filesOfImport = (file: string, needed: readonly string[]): string[] =>
  [...new Set([file, ...needed])].filter((name) => !OF_THE_CLIENT.test(name));

/** Wraps `fetchFirst` around every `import()` of the built client, in place of Vite's own preloading. */
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
