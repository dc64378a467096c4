import { describe, expect, it } from 'vitest';
import { isSeen, nameSchema } from './text.ts';

const name = nameSchema('Enter a name', 6, 'Too long');

describe('a name', () => {
  it.each([
    ['is trimmed', '  Sam ', 'Sam'],
    ['stays on one line', 'A\r\n\tB', 'A B'],
    ['does not reverse text', '\u202Evil\u2069', 'vil'],
    ['may be of any script', 'محمد', 'محمد'],
    ['may have combining marks', 'नीलम é', 'नीलम é'],
    ['may be braille with dots', '\u2801\u2800', '\u2801\u2800'],
    ['counts an emoji as one character', '🏀🏀🏀🏀🏀🏀', '🏀🏀🏀🏀🏀🏀'],
    ['may be an emoji joined of three', '👩\u200D🦰', '👩\u200D🦰'],
  ])('%s', (_, typed, kept) => {
    expect(name.parse(typed)).toBe(kept);
  });

  it.each([
    ['nothing', '', 'Enter a name'],
    ['a number', 7, 'Enter a name'],
    ['spaces of any kind', ' \u00A0\u3000', 'Enter a name'],
    ['zero-width characters', '\u200B\u2060\uFEFF', 'Enter a name'],
    ['a filler', '\u3164', 'Enter a name'],
    ['the other fillers of Hangul', '\u115F\u1160\uFFA0', 'Enter a name'],
    ['braille without a dot', '\u2800\u2800', 'Enter a name'],
    ['blanks of other scripts', '\u{16FE4}\u{13441}', 'Enter a name'],
    ['a note without a head', '\u{1D159}', 'Enter a name'],
    ['marks without a letter', '\u0301\u20DD', 'Enter a name'],
    ['joiners, shy hyphens and tags', '\u200D\u00AD\u{E0020}', 'Enter a name'],
    ['too many characters', 'abcdefg', 'Too long'],
    ['too many emoji', '🏀🏀🏀🏀🏀🏀🏀', 'Too long'],
  ])('is refused: %s', (_, typed, complaint) => {
    expect(name.safeParse(typed).error?.issues[0]?.message).toBe(complaint);
  });
});

it.each([
  ['a', true],
  ['👍', true],
  ['\n\u200D', false],
])('%j is visible: %s', (text, expected) => {
  expect(isSeen(text)).toBe(expected);
});
