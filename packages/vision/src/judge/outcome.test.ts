import { describe, expect, test } from 'vitest';
import { call } from './outcome.ts';
import { nothingMeasured } from './testing/nothing-measured.ts';

describe('a ball that came to the ring and was not seen to leave it', () => {
  test.each([
    ['of which nothing more is known', {}, 'missed', true],
    ['and the net swung', { netStir: 0.7 }, 'missed', true],
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

describe('what was measured, weighed', () => {
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

  test('is worth half as much at a hoop that is as likely as not', () => {
    const called = call({ ...nothingMeasured, netDown: 0.25, pass: 1 }, 0.5, weights);
    expect(called.confidence).toBeCloseTo(0.5 + (1 / (1 + Math.exp(-2)) - 0.5) / 2, 9);
  });

  test.each([
    [1.4, false],
    [1.36, true],
  ])('is for review or not: %d', (intercept, needsReview) => {
    // 80 % sure at a score of 1.386.
    expect(call(nothingMeasured, 1, { intercept }).needsReview).toBe(needsReview);
  });

  test('of a ball that passed the ring and was not seen again', () => {
    const seen = { ...nothingMeasured, lost: 1, pass: 1 };
    expect(call(seen, 1, weights).confidence).toBeCloseTo(1 / (1 + Math.exp(-1)), 9);
  });
});

test.each([
  ['unseen', {}],
  ['unseen, but the net swung', { netStir: 0.01 }],
])('what was %s is hardly more than a guess', (_name, seen) => {
  expect(call({ ...nothingMeasured, lost: 1, ...seen }, 1).confidence).toBeCloseTo(0.6, 9);
});
