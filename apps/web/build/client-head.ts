import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const MARK = '<!--head-->';
const HEAD = resolve(import.meta.dirname, 'client-head.html');

/** The head that every page of the client has, put where its mark is; where the client is developed as well. */
export function clientHead(): Plugin {
  return {
    name: 'hooplog-client-head',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(MARK, () => readFileSync(HEAD, 'utf8').trim()),
    },
  };
}
