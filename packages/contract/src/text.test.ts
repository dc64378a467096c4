import { describe, expect, it } from 'vitest';
import { isSeen, nameSchema } from './text.ts';

const name = nameSchema('Enter a name', 5, 'Too long');

describe('a name', () => {
  it.each([
    ['is trimmed', '  Sam ', 'Sam'],
    ['stays on one line', 'A\r\n\tB', 'A B'],
    ['turns no text around', '\u202Evil\u2069', 'vil'],
    ['may be of any script', 'محمد', 'محمد'],
    ['may be one picture joined of three', '👩\u200D🦰', '👩\u200D🦰'],
  ])('%s', (_, typed, kept) => {
    expect(name.parse(typed)).toBe(kept);
  });

  it.each([
    ['nothing', '', 'Enter a name'],
    ['a number', 7, 'Enter a name'],
    ['spaces of any kind', ' \u00A0\u3000', 'Enter a name'],
    ['what has no width', '\u200B\u2060\uFEFF', 'Enter a name'],
    ['a filler', '\u3164', 'Enter a name'],
    ['more than it may have', 'abcdef', 'Too long'],
  ])('is refused: %s', (_, typed, complaint) => {
    expect(name.safeParse(typed).error?.issues[0]?.message).toBe(complaint);
  });
});

it.each([
  ['a', true],
  ['👍', true],
  ['\n\u200D', false],
])('%j is seen: %s', (text, expected) => {
  expect(isSeen(text)).toBe(expected);
});
