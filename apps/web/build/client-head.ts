import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const MARK = '<!--head-->';
const HEAD = resolve(import.meta.dirname, 'client-head.html');

/** Inserts the head that all pages of the client share at its marker, in development too. */
export function clientHead(): Plugin {
  return {
    name: 'hooplog-client-head',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(MARK, () => readFileSync(HEAD, 'utf8').trim()),
    },
  };
}
