import { describe, expect, it } from 'vitest';
import { rate } from './rate.ts';

describe('rate', () => {
  // Intervals from Brown, Cai and DasGupta (2001) and Newcombe (1998).
  it.each([
    { right: 81, of: 263, low: 0.2553, high: 0.3662 },
    { right: 15, of: 148, low: 0.0624, high: 0.1605 },
    { right: 0, of: 20, low: 0, high: 0.1611 },
    { right: 29, of: 29, low: 0.883, high: 1 },
  ])('$right of $of', ({ right, of, low, high }) => {
    const { value, interval } = rate(right, of);
    expect(value).toBe(right / of);
    expect(interval?.[0]).toBeCloseTo(low, 4);
    expect(interval?.[1]).toBeCloseTo(high, 4);
  });

  it('has no value for nothing', () => {
    expect(rate(0, 0)).toEqual({ right: 0, of: 0, value: null, interval: null });
  });
});
