import { courtLandmarks, type LandmarkId } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { fitReport } from './fit-text.ts';
import { floorOf, type Marking, mirrored } from './marking.ts';

const FIVE = [
  'lane_free_throw_left',
  'lane_free_throw_right',
  'lane_baseline_left',
  'lane_baseline_right',
  'free_throw_circle_top',
] as const satisfies LandmarkId[];

/** Landmarks as a camera at half court sees them, moved by the given pixels. */
function marking(
  ids: readonly LandmarkId[],
  off: Partial<Record<LandmarkId, number>> = {},
): Marking {
  const points = courtLandmarks('high_school')
    .filter(({ id }) => ids.includes(id))
    .map(({ id, point }) => {
      const depth = 1 - 0.02 * point.y;
      const x = 640 + (12 * point.x) / depth + (off[id] ?? 0);
      return { id, x, y: 300 + (6 * point.y) / depth, isSet: true, isSkipped: false };
    });
  return { lines: 'high_school', points };
}

const open = (marked: Marking): Marking => ({
  ...marked,
  points: marked.points.map((point, index) => ({ ...point, isSet: index < 3 })),
});
const skipped = (marked: Marking): Marking => ({
  ...marked,
  points: marked.points.map((point, index) => ({ ...point, isSkipped: index > 1 })),
});
const folded = (marked: Marking): Marking => ({
  ...marked,
  points: marked.points.map((point, index) => ({
    ...point,
    id: marked.points[[1, 0, 2, 3][index] ?? 0]?.id ?? point.id,
  })),
});

const BASELINE = [
  'lane_baseline_left',
  'lane_baseline_right',
  'corner_left',
] as const satisfies LandmarkId[];

test.each<[what: string, marked: Marking, tone: string, text: RegExp]>([
  ['three points', open(marking(FIVE.slice(0, 4))), 'open', /^3 of 4 points are set/],
  [
    'two points, and no others in the picture',
    skipped(marking(FIVE)),
    'stuck',
    /^The court needs 2 more points, and none is left\./,
  ],
  [
    'points on the baseline, and one left to set',
    {
      ...marking(BASELINE),
      points: [
        ...marking(BASELINE).points,
        ...marking(['free_throw_circle_top']).points.map((point) => ({ ...point, isSet: false })),
      ],
    },
    'open',
    /^3 points lie on the baseline: the court needs 2 more off it\./,
  ],
  [
    'points on the baseline, and none left to set',
    marking([...BASELINE, 'lane_free_throw_left']),
    'stuck',
    /^The court needs 1 more point off the baseline, and none is left\./,
  ],
  ['four points', marking(FIVE.slice(0, 4)), 'good', /^Do the drawn lines/],
  ['left and right swapped', mirrored(marking(FIVE)), 'doubtful', /^Left and right/],
  ['two corners swapped', folded(marking(FIVE.slice(0, 4))), 'wrong', /^The court is folded/],
  ['five exact points', marking(FIVE), 'good', /^Fits very well: points are within 0\.0 ft/],
  ['one a little off', marking(FIVE, { free_throw_circle_top: 16 }), 'good', /^Fits/],
  [
    'one far off',
    marking(FIVE, { free_throw_circle_top: 90 }),
    'doubtful',
    /^Points are \d\.\d ft off\. Check “/,
  ],
])('%s', (_, marked, tone, text) => {
  const report = fitReport(marked, floorOf(marked), 'imperial');
  expect([report.tone, report.text]).toEqual([tone, expect.stringMatching(text)]);
  expect(report.isMirrored).toBe(report.text.startsWith('Left and right'));
});
