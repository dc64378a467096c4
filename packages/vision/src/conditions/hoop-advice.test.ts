import { describe, expect, test } from 'vitest';
import { hoopAdvice } from './hoop-advice.ts';

const nobodyBeyond = { areBeyond: () => false };
const good = { cx: 400, cy: 120, rx: 14, ry: 3.5 };

describe('advice about the hoop in the picture', () => {
  test.each([
    ['a good view', {}, []],
    ['far away', { rx: 5, ry: 1.2 }, ['hoop_small']],
    ['cut off above', { cy: 30 }, ['hoop_at_border']],
    ['cut off at the side', { cx: 630 }, ['hoop_at_border']],
    ['no room beside it', { cx: 605 }, ['hoop_at_border']],
    ['no room for the net', { cy: 330 }, ['hoop_at_border']],
    ['from right below', { ry: 10 }, ['hoop_steep']],
  ])('%s', (_name, change, codes) => {
    const found = hoopAdvice({ ...good, ...change }, { width: 640, height: 360 }, nobodyBeyond);
    expect(found.map(({ code }) => code)).toEqual(codes);
  });
});

test('says that the phone stands behind the board when the players are beyond the hoop', () => {
  const people = { areBeyond: () => true };
  const found = hoopAdvice(good, { width: 640, height: 360 }, people);
  expect(found.map(({ code }) => code)).toEqual(['behind_board']);
});
