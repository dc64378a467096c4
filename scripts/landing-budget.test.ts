import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const dist = resolve(import.meta.dirname, '../apps/web/dist');
const isBuilt = existsSync(resolve(dist, 'landing.html'));
const read = (path: string) => readFileSync(resolve(dist, `.${path}`), 'utf8');

/** Bytes of all scripts that a page names, with their static imports, gzipped. */
function scriptsOf(html: string): Map<string, number> {
  const sizes = new Map<string, number>();
  const visit = (path: string): void => {
    if (sizes.has(path)) return;
    const source = read(path);
    sizes.set(path, gzipSync(source).byteLength);
    for (const [, name = ''] of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      visit(`/assets/${name}`);
    }
  };
  for (const [, path = ''] of html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)) visit(path);
  return sizes;
}

const sum = (sizes: Map<string, number>) => [...sizes.values()].reduce((a, b) => a + b, 0);

// `npm test` builds the client first.
describe.skipIf(!isBuilt)('the built landing page', () => {
  it('loads less than 60 kB of script', () => {
    const sizes = scriptsOf(read('/landing.html'));
    expect(sizes.size).toBeGreaterThan(1);
    expect(sum(sizes)).toBeLessThan(60_000);
  });

  it('loads nothing of the signed-in client', () => {
    const client = new Set(scriptsOf(read('/index.html')).keys());
    const main = [...client].find((path) => path.includes('/start-'));
    const own = [...scriptsOf(read('/landing.html')).keys()];
    expect(main).toBeDefined();
    expect(own).not.toContain(main);
    const sources = own.map(read).join('');
    expect(sources).not.toMatch(/QueryClient|createRoot|useState|Minified React/);
  });

  it('is complete without its script', () => {
    const html = read('/landing.html');
    for (const text of ['Get Started Free', 'Learn More', '10K+', 'Goal setting', 'Contact']) {
      expect(html).toContain(text);
    }
  });
});

describe.skipIf(!isBuilt)('the built service worker', () => {
  it('lists only existing files: a missing one would keep it from starting', () => {
    const list = /const FILES = (\[.*?\]);/s.exec(read('/sw.js'))?.[1] ?? '[]';
    const files = JSON.parse(list) as string[];
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((path) => !existsSync(resolve(dist, path)))).toEqual([]);
  });
});
