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

// `npm test` builds the client first.
describe.skipIf(!isBuilt)('the built client', () => {
  it.each(['home.html', 'first-run.html'])('%s is ready with 150 kB in 12 scripts', (page) => {
    const sizes = scriptsOf(scriptsIn(page));
    expect(sizes.size).toBeGreaterThan(2);
    expect(sizes.size).toBeLessThanOrEqual(12);
    expect(sum(sizes)).toBeLessThan(150_000);
  });

  // Everything that a page needs before it is drawn, kB: what stands here was measured and rounded up. 107 of it is the
  // framework, 14 are forms (react-hook-form), 88 what writes films.
  it.each([
    ['onboarding', 138],
    ['invite', 138],
    ['badges', 138],
    ['join', 139],
    ['dashboard', 139],
    ['home', 139],
    ['own-data', 143],
    ['progress', 143],
    ['leaderboard', 143],
    ['consent', 143],
    ['calendar', 144],
    ['groups', 144],
    ['inbox', 145],
    ['link', 145],
    ['chat', 145],
    ['teams', 146],
    ['workouts', 150],
    ['profile', 150],
    ['group', 151],
    ['compare', 152],
    ['heat-map', 152],
    ['sample', 155],
    ['finish', 158],
    ['waiting', 158],
    ['manual-workout', 158],
    ['profile-edit', 159],
    ['profile-setup', 160],
    ['sign-in', 161],
    ['video', 164],
    ['team', 164],
    ['workout', 164],
    ['upload', 174],
    ['film', 317],
  ])('%s.html loads less than %i kB of script, and names all of it', (page, most) => {
    const named = scriptsIn(`pages/${page}.html`);
    const sizes = scriptsOf(named);
    expect(sizes.size).toBeGreaterThan(2);
    expect(named.toSorted()).toEqual([...sizes.keys()].toSorted());
    expect(sum(sizes)).toBeLessThan(most * 1000);
  });

  it.each(['heat-map', 'workout', 'upload'])(
    '%s.html has header and links before any script',
    (page) => {
      const html = readFileSync(resolve(dist, `pages/${page}.html`), 'utf8');
      for (const text of [
        '<header',
        'href="/calendar"',
        'aria-label="Most used"',
        'aria-label="Loading"',
      ])
        expect(html).toContain(text);
    },
  );

  it('letters of plain English are less than 56 kB', () => {
    const letters = readdirSync(assets).filter((name) => /^archivo-latin-(?!ext)/.test(name));
    expect(letters).toHaveLength(1);
    expect(bytesOf(letters[0] ?? '')).toBeLessThan(56_000);
  });

  it('every page has a budget', () => {
    expect(
      readdirSync(resolve(dist, 'pages')).filter((file) => file.endsWith('.html')),
    ).toHaveLength(33);
  });

  it.each(['home.html', 'first-run.html'])('%s shows its frame without a script', (page) => {
    const html = readFileSync(resolve(dist, page), 'utf8');
    for (const text of ['data-slot="greeting"', 'data-slot="percentage"', 'href="/film"'])
      expect(html).toContain(text);
    expect(html.includes('Count by hand')).toBe(page === 'first-run.html');
  });
});
