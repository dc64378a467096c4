import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = resolve(import.meta.dirname, '../apps/web/dist');
const isBuilt = existsSync(resolve(dist, 'home.html'));
const assets = resolve(dist, 'assets');

/** The bytes sent to a browser: the compressed file if the build wrote one. */
const bytesOf = (name: string) =>
  statSync([`${name}.gz`, name].map((file) => resolve(assets, file)).find(existsSync) ?? '').size;

/** Static imports of a script. */
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

  // Everything that a page needs before it is drawn, in whole kB with at least 0.3 to spare: the budget should catch
  // code included by mistake, not a new sentence. 107 of it is the framework. Browsers request six files at a time: a
  // page needs 16 at most.
  it.each([
    ['onboarding', 142],
    ['invite', 142],
    ['join', 143],
    ['badges', 143],
    ['drills', 150],
    ['dashboard', 147],
    ['home', 147],
    ['profile-edit', 147],
    ['profile-setup', 148],
    ['calendar', 149],
    ['own-data', 148],
    ['trash', 149],
    ['consent', 145],
    ['leaderboard', 148],
    ['link', 149],
    ['compare', 148],
    ['progress', 145],
    ['groups', 148],
    ['waiting', 149],
    ['inbox', 151],
    ['sample', 149],
    ['chat', 147],
    ['team-player', 150],
    ['teams', 148],
    ['team-week', 150],
    ['sign-in', 152],
    ['manual-workout', 151],
    ['operator', 151],
    ['profile', 154],
    ['workout', 155],
    ['team', 157],
    ['finish', 156],
    ['group', 157],
    ['workouts', 156],
    ['heat-map', 155],
    ['upload', 160],
    ['video', 156],
    ['film', 159],
  ])('%s.html loads less than %s kB of script, and preloads all of it', (page, most) => {
    const named = scriptsIn(`pages/${page}.html`);
    const sizes = scriptsOf(named);
    expect(sizes.size).toBeGreaterThan(2);
    expect(named.toSorted()).toEqual([...sizes.keys()].toSorted());
    expect(sizes.size).toBeLessThanOrEqual(16);
    expect(sum(sizes)).toBeLessThan(most * 1000);
  });

  // These parts once loaded all schemas (49 kB), for five words in the same file.
  it.each(['looking-back', 'flights-part', 'flown-shots', 'today', 'own-drill-list', 'reports'])(
    '%s, a lazy part, loads no form schemas',
    (part) => {
      const files = readdirSync(assets).filter(
        (name) => name.startsWith(`${part}-`) && name.endsWith('.js'),
      );
      expect(files).not.toEqual([]);
      const all = [...scriptsOf(files).keys()];
      expect(all.filter((name) => name.startsWith('schemas-'))).toEqual([]);
    },
  );

  it.each(readdirSync(dist).filter((name) => existsSync(resolve(dist, name, 'index.html'))))(
    'no page is more than 2.5 kB larger in the language %s',
    (language) => {
      const pages = readdirSync(resolve(dist, language, 'pages')).filter((f) =>
        f.endsWith('.html'),
      );
      expect(pages).toHaveLength(38);
      const larger = pages.filter((page) => {
        const own = sum(scriptsOf(scriptsIn(`${language}/pages/${page}`)));
        return own - sum(scriptsOf(scriptsIn(`pages/${page}`))) > 2500;
      });
      expect(larger).toEqual([]);
    },
  );

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

  it('the font for plain English is less than 56 kB', () => {
    const letters = readdirSync(assets).filter((name) => /^archivo-latin-(?!ext)/.test(name));
    expect(letters).toHaveLength(1);
    expect(bytesOf(letters[0] ?? '')).toBeLessThan(56_000);
  });

  it('every page has a budget', () => {
    expect(
      readdirSync(resolve(dist, 'pages')).filter((file) => file.endsWith('.html')),
    ).toHaveLength(38);
  });

  it.each(['home.html', 'first-run.html'])('%s shows its frame without a script', (page) => {
    const html = readFileSync(resolve(dist, page), 'utf8');
    for (const text of ['data-slot="greeting"', 'data-slot="percentage"', 'href="/film"'])
      expect(html).toContain(text);
    expect(html.includes('Count by hand')).toBe(page === 'first-run.html');
  });
});
