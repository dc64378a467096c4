import { describe, expect, test } from 'vitest';
import { call } from './outcome.ts';
import { nothingMeasured } from './testing/nothing-measured.ts';

describe('a ball that came to the ring and was not seen to leave it', () => {
  test.each([
    ['of which nothing more is known', {}, 'missed', true],
    ['and the net swung', { netStir: 0.7 }, 'made', true],
    ['and the net hung still', { netStir: -0.6 }, 'missed', false],
    ['but had been beside the ring', { leftSide: 1 }, 'missed', false],
  ])('%s', (_name, seen, outcome, needsReview) => {
    expect(call({ ...nothingMeasured, lost: 1, ...seen }, 1)).toMatchObject({
      outcome,
      needsReview,
    });
  });
});

test('a doubtful hoop puts every call in doubt', () => {
  const seen = { ...nothingMeasured, netDown: 0.2, pass: 1, fallSpeed: 0.4, netStir: 0.8 };
  expect(call(seen, 1)).toMatchObject({ outcome: 'made', needsReview: false });
  expect(call(seen, 0)).toMatchObject({ outcome: 'made', needsReview: true });
});
