import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type Bodies, readBodies } from '../src/static-pages/vite-plugin.ts';
import { PRELOADED_QUERIES } from './first-calls.ts';

/** One address of the client, as `src/app/routes.ts` has it. */
export interface Page {
  /** With `$id` for the variable part. */
  readonly path: string;
  /** Name of its file in `src/app/pages`. */
  readonly name: string;
  readonly isGuarded: boolean;
}

const WEB = resolve(import.meta.dirname, '..');
const ROUTES = resolve(WEB, 'src/app/routes.ts');

/** The pages of the client: each route with a path and a lazy component. */
export function readPages(): readonly Page[] {
  const routes = readFileSync(ROUTES, 'utf8').split('createRoute(');
  return routes.flatMap((route) => {
    const path = /path: '([^']+)'/.exec(route)?.[1];
    const name = /import\('\.\/pages\/([\w-]+)\.tsx'\)/.exec(route)?.[1];
    const isGuarded = route.includes('() => guarded');
    return path === undefined || name === undefined ? [] : [{ path, name, isGuarded }];
  });
}

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** The files that a page needs before it can be drawn, its own first. */
function filesOf(bundle: Bundle, { name }: Page): readonly string[] {
  const own = Object.values(bundle).find(
    (file) =>
      file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/app/pages/${name}.tsx`)),
  );
  if (own === undefined) throw new Error(`The build made no file of the page ${name}`);
  const files = new Set([own.fileName]);
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') chunk.imports.forEach((next) => files.add(next));
  }
  return [...files];
}

/** The first call of every guarded page. */
const CURRENT_USER_CALL = '/api/auth/user';

/** The calls that a page preloads; the server adds those with a parameter of the address. */
function callsOf({ name, isGuarded }: Page) {
  const all = isGuarded ? [CURRENT_USER_CALL, ...(PRELOADED_QUERIES[name] ?? [])] : [];
  const { named = [], ofAddress = [] } = Object.groupBy(all, (address) =>
    address.includes('$') ? 'ofAddress' : 'named',
  );
  return { named, ofAddress };
}

/** Preload links with the same mode as `send`: otherwise the calls would be sent twice. */
function callLinks(page: Page): readonly string[] {
  return callsOf(page).named.map(
    (address) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${address}">`,
  );
}

/** The client's html with preloads for this page: the browser need not run the client to know them. */
function writePage(client: string, files: readonly string[], page: Page): string {
  const links = files
    .filter((file) => !client.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return client.replace('</head>', [...callLinks(page), ...links, '</head>'].join('\n    '));
}

/**
 * Writes `pages/{name}.html` for every page, and `pages.json`, which maps addresses to pages for the server. A page's
 * files and queries then load with the first response instead of one round trip after the other, and the shared frame
 * of guarded pages, header and links, shows before any script runs.
 * @param bodies the html rendered by React, see `static-pages`
 */
export function pages(bodies: () => Promise<Bodies> = () => readBodies(WEB)): Plugin {
  return {
    name: 'hooplog-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const client = bundle['index.html'];
        if (client?.type !== 'asset') throw new Error('The build made no index.html');
        const drawn = await bodies();
        const list = readPages().map((page) => {
          const fileName = `pages/${page.name}.html`;
          const opening = drawn['index.html'] ?? '';
          const framed = String(client.source).replace(opening, () => drawn[page.path] ?? opening);
          const source = writePage(framed, filesOf(bundle, page), page);
          this.emitFile({ type: 'asset', fileName, source });
          return { path: page.path, file: fileName, calls: callsOf(page).ofAddress };
        });
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(list) });
      },
    },
  };
}
