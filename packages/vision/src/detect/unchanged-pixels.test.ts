import { describe, expect, test } from 'vitest';
import { areUnchanged, unchangedTest } from './unchanged-pixels.ts';

const word = (levels: readonly number[]): number =>
  levels.reduce((sum, level, at) => sum | (level << (8 * at)), 0);

/** Four equal pixels but for one, and the colour differences 0 and `colour`. */
function isQuiet(now: number, usual: number, at: number, brightness = 0, colour = 0): boolean {
  const others = Math.max(0, Math.min(255, 100 + brightness));
  const seen = word([0, 1, 2, 3].map((i) => (i === at ? now : others)));
  const before = word([0, 1, 2, 3].map((i) => (i === at ? usual : 100)));
  return areUnchanged(unchangedTest(20, brightness), seen, before, colour << 16);
}

const levels = [0, 1, 50, 99, 100, 101, 154, 155, 156, 200, 254, 255];
const differing = levels.flatMap((now) => levels.map((usual) => ({ now, usual })));

describe.each([0, 1, 2, 3])('pixel %i', (at) => {
  test.each([0, 60, -60])(
    'with %i of brightness: nothing over the threshold counts as unchanged',
    (by) => {
      const over = differing.filter(({ now, usual }) => Math.abs(now - usual - by) > 20);
      expect(over.filter(({ now, usual }) => isQuiet(now, usual, at, by))).toEqual([]);
    },
  );

  test.each([0, 60, -60])('with %i of brightness: a little noise counts as unchanged', (by) => {
    const little = differing.filter(({ now, usual }) => Math.abs(now - usual - by) <= 13);
    expect(little.filter(({ now, usual }) => !isQuiet(now, usual, at, by))).toEqual([]);
  });
});

test('colour that could lift a small difference over the threshold does not count as unchanged', () => {
  expect(isQuiet(113, 100, 2, 0, 7)).toBe(true);
  expect(isQuiet(113, 100, 2, 0, 8)).toBe(false);
});
