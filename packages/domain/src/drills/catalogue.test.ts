import { expect, test } from 'vitest';
import { isOnHalfCourt } from '../court/dimensions.ts';
import { zoneOf } from '../court/zones.ts';
import { LIMITS } from '../limits.ts';
import { DRILLS } from './catalogue.ts';
import { findDrill } from './find-drill.ts';
import { maxDrillShots } from './drill.ts';

test('each drill has a unique key and name', () => {
  expect(DRILLS.length).toBeGreaterThanOrEqual(15);
  for (const part of ['key', 'name', 'rules'] as const) {
    expect(new Set(DRILLS.map((drill) => drill[part])).size).toBe(DRILLS.length);
  }
});

test.each(DRILLS)('$name lies on the court and fits a workout', (drill) => {
  expect(drill.key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(drill.rules.length).toBeLessThanOrEqual(160);
  expect(maxDrillShots(drill)).toBeLessThanOrEqual(LIMITS.MAX_SINGLE_SHOTS);
  for (const { at, zone } of drill.spots) {
    expect(isOnHalfCourt(at)).toBe(true);
    expect(zoneOf(at)).toBe(zone);
  }
});

test.each(DRILLS)('the numbers on the court of $name do not overlap', ({ spots }) => {
  for (const [index, { at }] of spots.entries()) {
    for (const other of spots.slice(index + 1)) {
      expect(Math.hypot(at.x - other.at.x, at.y - other.at.y)).toBeGreaterThan(5.2);
    }
  }
});

test('each spot of a drill that counts points has its points', () => {
  for (const { spots, rule } of DRILLS) {
    if (rule.kind === 'points_to_target') expect(rule.points).toHaveLength(spots.length);
  }
});

test.each([
  ['mikan', 'Mikan Drill'],
  ['no-such-drill', undefined],
])('%s is found as %s', (key, name) => {
  expect(findDrill(key)?.name).toBe(name);
});

/** Keys are stored: removing or renaming one would lose its players' records. */
test('the keys of all drills ever released exist', () => {
  expect(DRILLS.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      'five-spot-50',
      'around-the-world',
      'mikan',
      'free-throws-under-pressure',
      'beat-the-pro',
      'three-point-contest',
      'star-drill',
      'elbow-to-elbow',
      'corner-to-corner',
      'twenty-one',
      'five-in-a-row',
      'three-misses',
      'hundred-shots',
      'form-shooting',
      'bank-shots',
      'inside-out',
      'free-throw-25',
    ]),
  );
});
