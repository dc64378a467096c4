import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const pages = [
  'README.md',
  'ARCHITECTURE.md',
  ...globSync('{docs,apps,packages,eval}/**/*.md', { cwd: root }),
].filter(
  // Texts of the site link to its pages, not to files.
  (path) => !/(^|[/\\])(node_modules|dist[^/\\]*|site-pages)[/\\]/.test(path),
);

/** Folders whose names begin a path of the repository. */
const PATH = /^(apps|packages|scripts|e2e|eval|docs|\.ci)\/[\w./-]*[\w/]$/;

const read = (page: string) => readFileSync(join(root, page), 'utf8');

/** Paths in code marks, and targets of links, as paths of the repository. */
function pathsIn(page: string): string[] {
  const text = read(page);
  const marked = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const links = [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
  return [
    ...marked.filter((code) => PATH.test(code)),
    ...links
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => join(dirname(page), target)),
  ];
}

/** `npm start`, `npm test` and `npm run <name>` in a page. */
function scriptsIn(page: string): string[] {
  const named = [...read(page).matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)];
  return named.map(([, run, own]) => run ?? own ?? '');
}

interface PackageFile {
  readonly scripts?: Readonly<Record<string, string>>;
}

function knownScripts(): string[] {
  const packages = ['package.json', ...globSync('{apps,packages}/*/package.json', { cwd: root })];
  return packages.flatMap((path) =>
    Object.keys((JSON.parse(read(path)) as PackageFile).scripts ?? {}),
  );
}

describe('the documents do not lie', () => {
  it.each(pages)('%s names only paths that exist', (page) => {
    expect(pathsIn(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each(pages)('%s names only npm scripts that exist', (page) => {
    const known = knownScripts();
    expect(scriptsIn(page).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('docs/operations.md lists every setting that the program reads', () => {
    const config = read('apps/server/src/config/config.ts');
    const settings = [...config.matchAll(/^ {2,4}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);
    const rows = [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` /gm)].map(
      ([, name = '']) => name,
    );
    expect(settings.length).toBeGreaterThan(5);
    expect(settings.filter((name) => !rows.includes(name))).toEqual([]);
  });
});
