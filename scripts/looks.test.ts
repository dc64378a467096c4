import { globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const SCREENS = resolve(import.meta.dirname, '../apps/web/src');
const theme = readFileSync(resolve(SCREENS, 'app/theme.css'), 'utf8');
const pictures = readFileSync(resolve(SCREENS, 'components/ui/pictures.svg'), 'utf8');

const texts = readdirSync(SCREENS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(resolve(SCREENS, file), 'utf8')] as const);

/** Every use of a class of this form, with its file. */
const uses = (form: RegExp) =>
  texts.flatMap(([file, text]) => [...text.matchAll(form)].map(([found]) => `${file}: ${found}`));

const namesIn = (form: RegExp) => [...theme.matchAll(form)].flatMap(([, name]) => name ?? []);

describe('screens are consistent', () => {
  // Only an element that fills its container may have a size relative to the container or the window.
  it.each<[what: string, form: RegExp]>([
    ['a size of text', /(?<![\w-])text-\[(?![^\]]*(?:cqw|cqh|vw|svh))[^\]]*\]/g],
    ['a height of lines', /(?<![\w-])leading-\[[^\]]*\]/g],
    [
      'a colour',
      /(?:[\w-]+-\[|\[[\w-]+:)[^\]\s]*(?:#[\da-f]{3,8}\b|rgba?\(|hsla?\(|oklch\()[^\]]*\]/gi,
    ],
    ['an inner space', /(?<![\w-])p[xytrbse]?-\[\d*\.?\d+(?:px|rem|em)\]/g],
    ['an outer space', /(?<![\w-])-?m[xytrbse]?-\[\d*\.?\d+(?:px|rem)\]/g],
    ['a gap', /(?<![\w-])(?:gap|space)-(?:[xy]-)?\[[^\]]*\]/g],
    ['a radius', /(?<![\w-])rounded(?:-[a-z]+)?-\[[^\]]*\]/g],
  ])('no class has its own %s', (_what, form) => {
    expect(uses(form)).toEqual([]);
  });

  it('only text sizes of the scale are used: others have no effect', () => {
    const scale = new Set(namesIn(/--text-([a-z\d-]+?): /g));
    expect(scale.size).toBeGreaterThan(8);
    const unknown = uses(/(?<![\w-])text-(?:\d?x[ls]|sm|base|lg|court-\w+)\b/g).filter(
      (use) => !scale.has(use.replace(/.*: text-/, '')),
    );
    expect(unknown).toEqual([]);
  });

  it('every empty list’s picture exists, and every picture is used', () => {
    const drawn = [...pictures.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name);
    const shown = uses(/ picture="\w+"/g).map((use) => use.replace(/.*"(\w+)"/, '$1'));
    expect([...new Set(shown)].toSorted()).toEqual(drawn.toSorted());
  });

  it('pages without the client have the classes of all their components', () => {
    const folder = resolve(SCREENS, 'static-pages');
    const sources = [
      ...readFileSync(resolve(folder, 'site.css'), 'utf8').matchAll(/@source '(.*)'/g),
    ];
    const covered = sources.flatMap(([, glob = '']) =>
      globSync(glob, { cwd: folder }).map((file) => resolve(folder, file)),
    );
    // None of their buttons waits for a response.
    const left = resolve(SCREENS, 'components/ui/spinner.tsx');
    const shown = new Set<string>([left]);
    const follow = (file: string): void => {
      if (shown.has(file)) return;
      shown.add(file);
      for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/ from '(\..*\.tsx)'/g))
        follow(resolve(file, '..', path));
    };
    globSync('../features/landing/*.tsx', { cwd: folder }).forEach((file) => {
      follow(resolve(folder, file));
    });
    shown.delete(left);
    const withClasses = [...shown].filter((file) =>
      readFileSync(file, 'utf8').includes('className='),
    );
    expect(withClasses.filter((file) => !covered.includes(file))).toEqual([]);
  });

  it('the theme has all sizes, colours and the font', () => {
    for (const name of ['--text-*: initial', '--color-*: initial', '--font-sans:']) {
      expect(theme).toContain(name);
    }
  });
});
