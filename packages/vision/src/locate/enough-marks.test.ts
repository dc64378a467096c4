import { COURT_KINDS, type CourtKind, courtLandmarks, type LandmarkId } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { floorNeeds } from './enough-marks.ts';

const spots = (ids: readonly LandmarkId[], kind: CourtKind = 'high_school') =>
  courtLandmarks(kind)
    .filter(({ id }) => ids.includes(id))
    .map(({ point }) => point);

test.each<[what: string, ids: readonly LandmarkId[], missing: number, onLine: number]>([
  ['nothing', [], 4, 0],
  ['three corners', ['lane_baseline_left', 'lane_baseline_right', 'lane_free_throw_left'], 1, 0],
  [
    'the lane',
    ['lane_baseline_left', 'lane_baseline_right', 'lane_free_throw_left', 'lane_free_throw_right'],
    0,
    0,
  ],
  [
    'a baseline with its four marks',
    ['lane_baseline_left', 'lane_baseline_right', 'corner_left', 'corner_right'],
    2,
    4,
  ],
  [
    'a baseline, and one spot beside it',
    ['lane_baseline_left', 'lane_baseline_right', 'corner_left', 'lane_free_throw_left'],
    1,
    3,
  ],
  [
    'a baseline, and two beside it',
    [
      'lane_baseline_left',
      'lane_baseline_right',
      'corner_left',
      'lane_free_throw_left',
      'free_throw_circle_top',
    ],
    0,
    0,
  ],
  [
    'three on an unpainted line',
    ['corner_right', 'lane_free_throw_right', 'free_throw_circle_top', 'lane_baseline_left'],
    1,
    3,
  ],
])('%s', (_what, ids, missing, onLine) => {
  const needs = floorNeeds(spots(ids));
  expect([needs.missing, needs.onLine.length]).toEqual([missing, onLine]);
});

test('identical spots count as one', () => {
  const [first, second] = spots(['lane_baseline_left', 'lane_free_throw_left']);
  if (!first || !second) throw new Error('Every floor has a lane');
  expect(floorNeeds([first, first, second, second])).toMatchObject({ missing: 2 });
});

describe.each(COURT_KINDS)('the floor of %s', (kind) => {
  test('can be marked without any one of its landmarks', () => {
    const all = courtLandmarks(kind);
    for (const { id } of all) {
      const others = all.filter((other) => other.id !== id).map(({ point }) => point);
      expect(floorNeeds(others).missing, id).toBe(0);
    }
  });
});
