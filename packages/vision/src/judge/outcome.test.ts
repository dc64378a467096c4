import { describe, expect, test } from 'vitest';
import { call, isWeighed } from './outcome.ts';
import { nothingMeasured } from './testing/nothing-measured.ts';

test('a ball that fell to the ring and was not seen again has the known probability of such balls, whatever the weights', () => {
  for (const weights of [undefined, { intercept: -9 }, { lost: 9 }]) {
    const lost = call({ ...nothingMeasured, lost: 1 }, 1, weights);
    expect(lost).toEqual({ outcome: 'made', confidence: 0.75, needsReview: true });
  }
  expect(isWeighed({ ...nothingMeasured, lost: 1 })).toBe(false);
  expect(isWeighed({ ...nothingMeasured })).toBe(true);
});

test('a doubtful hoop puts every call in doubt', () => {
  const seen = { ...nothingMeasured, netDown: 0.2, pass: 1, fallSpeed: 0.4, netMotion: 0.8 };
  expect(call(seen, 1)).toMatchObject({ outcome: 'made', needsReview: false });
  expect(call(seen, 0)).toMatchObject({ outcome: 'made', needsReview: true });
});

describe('the weighted sum of the measurements', () => {
  const weights = { intercept: -1, netDown: 4, pass: 2 };
  test.each([
    ['is a probability', { netDown: 0.25, pass: 1 }, 'made', 1 / (1 + Math.exp(-2))],
    ['is the probability of a miss', { netDown: 0, pass: 0 }, 'missed', 1 / (1 + Math.exp(-1))],
    ['as likely as not is a make', { netDown: 0.25, pass: 0 }, 'made', 0.5],
  ])('%s', (_name, seen, outcome, confidence) => {
    const called = call({ ...nothingMeasured, ...seen }, 1, weights);
    expect(called.outcome).toBe(outcome);
    expect(called.confidence).toBeCloseTo(confidence, 9);
  });

  test('counts half as much at a hoop that is as likely as not', () => {
    const called = call({ ...nothingMeasured, netDown: 0.25, pass: 1 }, 0.5, weights);
    expect(called.confidence).toBeCloseTo(0.5 + (1 / (1 + Math.exp(-2)) - 0.5) / 2, 9);
  });

  test.each([
    [1.4, false],
    [1.36, true],
  ])('at a score of %d goes to review: %s', (intercept, needsReview) => {
    // 80 % sure at a score of 1.386.
    expect(call(nothingMeasured, 1, { intercept }).needsReview).toBe(needsReview);
  });
});
