import { expect, test } from 'vitest';
import { filmWarnings } from './film-warnings.ts';

const LENGTH = 570;

test.each([
  { of: 'a whole film', missing: [], says: [] },
  {
    of: 'one that breaks off',
    missing: [{ from: 252.4, to: 570 }],
    says: [['film_breaks_off', 252.4, 'The film breaks off at 4:12 of 9:30.']],
  },
  {
    of: 'one that is damaged in the middle',
    missing: [{ from: 3.4, to: 6.6 }],
    says: [['film_damaged', 3.4, 'damaged from 0:03 to 0:06.']],
  },
  {
    of: 'both',
    missing: [
      { from: 60.1, to: 60.7 },
      { from: 300, to: 570 },
    ],
    says: [
      ['film_breaks_off', 300, 'The film breaks off at 5:00 of 9:30.'],
      ['film_damaged', 60.1, 'damaged at 1:00.'],
    ],
  },
  {
    of: 'one with many holes',
    missing: [10, 20, 30, 40, 50].map((from) => ({ from, to: from + 2 })),
    says: [
      ['film_damaged', 10, 'from 0:10 to 0:12, from 0:20 to 0:22, from 0:30 to 0:32 and in 2 more parts.'], // prettier-ignore
    ],
  },
] as const)('$of', ({ missing, says }) => {
  const warnings = filmWarnings({ missing, durationSeconds: LENGTH, framesPerSecond: 30 });
  expect(warnings.map(({ code, seconds }) => [code, seconds])).toEqual(
    says.map(([code, seconds]) => [code, seconds]),
  );
  says.forEach(([, , sentence], at) => {
    expect(warnings[at]?.message).toContain(sentence);
  });
});

test('every warning is a sentence that the server accepts from a device', () => {
  const missing = Array.from({ length: 5000 }, (_, at) => ({ from: 20 * at, to: 20 * at + 10 }));
  const warnings = filmWarnings({ missing, durationSeconds: 100_000, framesPerSecond: 30 });
  for (const { message } of warnings) expect(message.length).toBeLessThanOrEqual(300);
});
