import { expect, test } from 'vitest';
import { MissingPictures } from './missing-pictures.ts';

/** Ten seconds of ten pictures each, and a still end of five. */
const CLAIMED = Float64Array.from({ length: 100 }, (_, at) => at / 10);
const END = 15;

const seen = (keeps: (seconds: number) => boolean): number[] => [...CLAIMED].filter(keeps);

test.each([
  { of: 'all pictures', given: seen(() => true), missing: [] },
  { of: 'one left out', given: seen((at) => at !== 4), missing: [] },
  {
    of: 'a hole',
    given: seen((at) => at < 3 || at > 5),
    missing: [{ from: 2.9, to: 5.1 }],
  },
  { of: 'a short hole at the start', given: seen((at) => at > 0.5), missing: [] },
  {
    of: 'a long one',
    given: seen((at) => at > 2),
    missing: [{ from: 0, to: 2.1 }],
  },
  { of: 'the last second missing', given: seen((at) => at < 9.2), missing: [] },
  {
    of: 'more of it missing',
    given: seen((at) => at < 6),
    missing: [{ from: 5.9, to: END }],
  },
])('$of', ({ given, missing }) => {
  const reading = new MissingPictures(CLAIMED, END);
  for (const seconds of given) reading.see(seconds);
  expect(reading.found).toEqual(missing);
});

test('without a list of pictures, pauses are not missing, and an early end is', () => {
  const reading = new MissingPictures(null, 10);
  for (const seconds of [0, 1, 5, 5.1]) reading.see(seconds);
  expect(reading.found).toEqual([{ from: 5.1, to: 10 }]);
});

test('damage and the hole that it leaves are one stretch', () => {
  const reading = new MissingPictures(CLAIMED, END);
  for (const seconds of seen((at) => at < 3)) reading.see(seconds);
  reading.noteDamage();
  reading.noteDamage();
  for (const seconds of seen((at) => at > 5)) reading.see(seconds);
  expect(reading.found).toEqual([{ from: 2.9, to: 5.1 }]);
});
