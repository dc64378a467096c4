import { describe, expect, test } from 'vitest';
import { locationEvidenceSchema } from './shots.ts';

/** An older shot without the position of the feet. */
const FLIGHT = { method: 'flight', errorFeet: null, distanceFeet: { value: 15, error: 0.6 } };

describe('the location of a shot', () => {
  test('includes the feet if they were seen', () => {
    const seen = { ...FLIGHT, method: 'both', feet: { x: 310.5, y: 322 } };
    expect(locationEvidenceSchema.parse(seen)).toEqual(seen);
  });

  test('is complete without them', () => {
    expect(locationEvidenceSchema.parse(FLIGHT)).toEqual(FLIGHT);
  });

  test.each([
    ['an incomplete point', { x: 310 }],
    ['nothing', null],
  ])('%s is not a valid location', (_, feet) => {
    expect(locationEvidenceSchema.safeParse({ ...FLIGHT, feet }).success).toBe(false);
  });
});
