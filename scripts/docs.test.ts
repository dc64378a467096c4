import { globSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const pages = [
  'README.md',
  'ARCHITECTURE.md',
  ...globSync('{docs,apps,packages,eval,tools}/**/*.md', { cwd: root }),
].filter(
  // Texts of the site link to its pages, not to files.
  (path) => !/(^|[/\\])(node_modules|dist[^/\\]*|site-pages)[/\\]/.test(path),
);

/** Top-level folders of the paths to check. */
const PATH = /^(apps|packages|scripts|e2e|eval|tools|docs|\.ci)\/[\w./-]*[\w/]$/;

const read = (page: string) => readFileSync(join(root, page), 'utf8');

/** A moved file may leave an empty folder behind, which a clone does not have. */
function isInProject(path: string): boolean {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return found !== undefined;
  return readdirSync(join(root, path)).length > 0;
}

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

const RECORDS = 'docs/decisions';
const index = `${RECORDS}/README.md`;
const records = globSync(`${RECORDS}/[0-9]*.md`, { cwd: root }).map((path) =>
  path.replaceAll('\\', '/'),
);
const numberOf = (path: string) => Number(/\/(\d{4})-/.exec(path)?.[1]);
const numbersIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, number]) => Number(number));

describe('decisions', () => {
  it.each(records)('%s has a title, a context, a choice and consequences', (path) => {
    const headings = [...read(path).matchAll(/^#+ .*$/gm)].map(([heading]) => heading);
    expect(headings[0]).toMatch(new RegExp(`^# ${numberOf(path)}\\. \\S`));
    expect(headings.slice(1)).toEqual(['## Context', '## Choice', '## Consequences']);
  });

  it('the index lists every number as standing, merged or never used', () => {
    const text = read(index);
    const standing = numbersIn(text, /^- \[(\d+)\. /gm);
    const merged = numbersIn(text, /^\| (\d{4}) \|/gm);
    const [, without = ''] = text.split('Without a successor:');
    const others = numbersIn(without, /\b(\d{4})\b/g);
    expect(standing.toSorted((a, b) => a - b)).toEqual(
      records.map(numberOf).toSorted((a, b) => a - b),
    );
    const all = [...standing, ...merged, ...others].toSorted((a, b) => a - b);
    expect(all).toEqual(Array.from({ length: all.at(-1) ?? 0 }, (_, at) => at + 1));
  });

  it('every decision that a source cites exists', () => {
    const sources = globSync('{apps,packages,scripts,eval,e2e,tools}/**/*.{ts,tsx,mjs}', {
      cwd: root,
      exclude: ['**/node_modules/**', '**/dist/**'],
    });
    const named = ['oxlint.config.ts', 'vitest.config.ts', ...sources].flatMap((path) =>
      numbersIn(read(path), /\(decision (\d+)\)/g),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((number) => !records.map(numberOf).includes(number))).toEqual([]);
  });
});

describe('the documents are true', () => {
  it.each(pages)('%s names only paths that exist', (page) => {
    expect(pathsIn(page).filter((path) => !isInProject(path))).toEqual([]);
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
