import { expect, test } from 'vitest';
import { zoneVerdicts } from './zone-verdicts.ts';

const paint = (made: number, total: number) => ({ zone: 'zone_1_paint' as const, made, total });
const line = (made: number, total: number) => ({
  zone: 'zone_5_free_throw' as const,
  made,
  total,
});
const corner = (made: number, total: number) => ({
  zone: 'zone_14_left_corner_three' as const,
  made,
  total,
});

test.each([
  ['no shots', [], null, null],
  ['one zone', [paint(8, 10)], null, null],
  ['a second zone with too few', [paint(8, 10), line(0, 4)], null, null],
  ['two zones as good as each other', [paint(5, 10), line(5, 10)], null, null],
  ['two zones', [paint(8, 10), line(2, 10)], 'zone_1_paint', 'zone_5_free_throw'],
  [
    'five of five against eighty of a hundred',
    [line(5, 5), paint(80, 100), corner(10, 40)],
    'zone_1_paint',
    'zone_14_left_corner_three',
  ],
])('%s: best and weakest', (_, zones, best, weakest) => {
  const verdicts = zoneVerdicts(zones);
  expect(verdicts.best?.zone ?? null).toBe(best);
  expect(verdicts.weakest?.zone ?? null).toBe(weakest);
});

test('a difference that chance explains is not sure', () => {
  const few = zoneVerdicts([paint(4, 6), line(2, 6)]);
  expect([few.best?.isSure, few.weakest?.isSure]).toEqual([false, false]);
  const many = zoneVerdicts([paint(40, 60), line(20, 60)]);
  expect([many.best?.isSure, many.weakest?.isSure]).toEqual([true, true]);
});

test('gives the interval of the true accuracy', () => {
  const { best } = zoneVerdicts([paint(8, 10), line(2, 10)]);
  expect(best?.interval.low).toBeCloseTo(0.49, 2);
  expect(best?.interval.high).toBeCloseTo(0.943, 2);
});
