import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  CALL_CONSTANTS,
  DECIDED,
  FAILURES,
  LEFT_ASIDE,
  PEOPLE_SCREENS,
  saysOf,
  SCREEN_CONSTANTS,
  SENTENCES,
  SUCCESSES,
  TRAINING_SCREENS,
} from '@hooplog/domain/specification';
import { describe, expect, it } from 'vitest';

// The specification is beside the checkout where the program is developed, and nowhere else.
const folder = resolve(import.meta.dirname, '../../shared/spec');
const isThere = existsSync(folder);
const read = (name: string) =>
  isThere ? readFileSync(resolve(folder, name), 'utf8').replaceAll(/\*\*|`/g, '') : '';
const specification = read('product-spec.md');
const decisions = read('decisions.md');

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The text under a heading, up to the next one of any level. */
function section(heading: string): string {
  const parts = specification.split(/^#+ /m);
  return onOneLine(parts.filter((part) => part.startsWith(`${heading}\n`)).join('\n'));
}

/** Rows of a table under a heading: first cell → second cell. */
function table(heading: string): Record<string, string> {
  const part = specification.split(/^## /m).find((text) => text.startsWith(heading)) ?? '';
  const rows = [...part.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)];
  const cells = rows.map(([, first = '', second = '']) => [first, second] as const);
  return Object.fromEntries(cells.filter(([first]) => !/^(-+|Item|Situation)$/.test(first)));
}

const says = (catalogue: Readonly<Record<string, { readonly says: string }>>) =>
  Object.fromEntries(Object.entries(catalogue).map(([name, row]) => [name, row.says]));

describe.skipIf(!isThere)('the catalogue matches the specification', () => {
  it.each(Object.entries({ ...TRAINING_SCREENS, ...PEOPLE_SCREENS }))('%s', (_, screen) => {
    const text = section(screen.section);
    expect(text, screen.section).not.toBe('');
    expect(screen.texts.map(saysOf).filter((said) => !text.includes(said))).toEqual([]);
  });

  it('in every failure of its table', () => {
    expect(says(FAILURES)).toEqual(table('8. Error catalogue'));
  });

  it('in every success message that it lists, and the sentences beside them', () => {
    const text = specification.split(/^## 8\. /m)[1]?.split(/^## /m)[0] ?? '';
    const list = text.split('Success messages:')[1]?.trim().split('\n\n')[0] ?? '';
    const listed = list.split('\n').map((line) => line.replace(/^- /, ''));
    expect(Object.values(says(SUCCESSES))).toEqual(listed);
    const sentences = Object.values(says(SENTENCES));
    expect(sentences.filter((said) => !onOneLine(text).includes(said))).toEqual([]);
  });

  it('in every constant', () => {
    const aside = new Set<string>(LEFT_ASIDE);
    const all = Object.entries(table('9. Business'));
    const said = Object.fromEntries(all.filter(([item]) => !aside.has(item)));
    expect(Object.keys(said)).toHaveLength(all.length - aside.size);
    expect(says({ ...SCREEN_CONSTANTS, ...CALL_CONSTANTS })).toEqual(said);
  });

  it('in every later decision', () => {
    const text = onOneLine(decisions);
    expect(Object.values(says(DECIDED)).filter((said) => !text.includes(said))).toEqual([]);
  });
});
