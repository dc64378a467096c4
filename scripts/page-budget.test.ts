import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = resolve(import.meta.dirname, '../apps/web/dist');
const isBuilt = existsSync(resolve(dist, 'home.html'));
const assets = resolve(dist, 'assets');

/** What a browser is sent: the compressed file where the build wrote one. */
const bytesOf = (name: string) =>
  statSync([`${name}.gz`, name].map((file) => resolve(assets, file)).find(existsSync) ?? '').size;

/** The files that a script imports at once. */
const importsOf = (name: string): string[] =>
  [...readFileSync(resolve(assets, name), 'utf8').matchAll(/(?:from|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].flatMap(([, file]) => file ?? []); // prettier-ignore

/** All scripts that load before these have run, with their bytes. */
function scriptsOf(names: readonly string[]): Map<string, number> {
  const sizes = new Map<string, number>();
  const visit = (name: string): void => {
    if (sizes.has(name)) return;
    sizes.set(name, bytesOf(name));
    importsOf(name).forEach(visit);
  };
  names.forEach(visit);
  return sizes;
}

const sum = (sizes: Map<string, number>) => [...sizes.values()].reduce((a, b) => a + b, 0);

const scriptsIn = (page: string): string[] =>
  [...readFileSync(resolve(dist, page), 'utf8').matchAll(/assets\/([^"]+\.js)"/g)].flatMap(
    ([, name]) => name ?? [],
  );

/** The one script of a page's own. */
const scriptOf = (page: string): string =>
  readdirSync(assets).find((name) => new RegExp(`^${page}-[\\w-]{8}\\.js$`).test(name)) ?? '';

// `npm test` builds the client first.
describe.skipIf(!isBuilt)('the built client', () => {
  it.each(['home.html', 'first-run.html'])('%s is ready with 150 kB in 12 scripts', (page) => {
    const sizes = scriptsOf(scriptsIn(page));
    expect(sizes.size).toBeGreaterThan(2);
    expect(sizes.size).toBeLessThanOrEqual(12);
    expect(sum(sizes)).toBeLessThan(150_000);
  });

  // Base and page together, kB: what stands here was measured and rounded up; forms (zod, react-hook-form) are 47 of it.
  it.each([
    ['progress', 157],
    ['badges', 157],
    ['leaderboard', 157],
    ['chat', 160],
    ['heat-map', 165],
    ['workout', 185],
    ['groups', 207],
    ['teams', 208],
    ['calendar', 212],
    ['profile', 215],
    ['team', 225],
    ['upload', 235],
  ])('/%s loads less than %i kB of script', (page, most) => {
    const sizes = scriptsOf([...scriptsIn('index.html'), scriptOf(page)]);
    expect(sizes.size).toBeGreaterThan(2);
    expect(sum(sizes)).toBeLessThan(most * 1000);
  });

  it.each(['home.html', 'first-run.html'])('%s shows its frame without a script', (page) => {
    const html = readFileSync(resolve(dist, page), 'utf8');
    for (const text of ['data-slot="greeting"', 'data-slot="percentage"', 'href="/film"'])
      expect(html).toContain(text);
    expect(html.includes('Count by hand')).toBe(page === 'first-run.html');
  });
});
