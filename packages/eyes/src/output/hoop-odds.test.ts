import { expect, it } from 'vitest';
import { AS_SEEN, calibrated, type HoopOdds } from './hoop-odds.ts';

const rim = { cx: 10, cy: 20, rx: 5, ry: 2 };
const steep: HoopOdds['whole'] = [2, 0];

it.each<[string, number, HoopOdds['whole'], number]>([
  ['stay as they are where nothing was measured', 0.3, AS_SEEN.whole, 0.3],
  ['grow where they were too low', 0.5, [1, 1], 0.731],
  ['move away from one in two where they were underconfident', 0.3, steep, 0.155],
  ['keep one in two', 0.5, steep, 0.5],
  ['stay odds at the lower end', 0, steep, 0],
  ['stay odds at the upper end', 1, steep, 1],
])('odds %s', (_, odds, line, expected) => {
  const hoop = calibrated({ rim, odds }, line);
  expect(hoop.odds).toBeCloseTo(expected, 3);
  expect(hoop.rim).toBe(rim);
});
