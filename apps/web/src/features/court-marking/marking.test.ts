import { courtLandmarks } from '@hooplog/domain';
import { toCourt } from '@hooplog/vision/court';
import { describe, expect, test } from 'vitest';
import {
  floorOf,
  fromMarks,
  type Marking,
  mirrored,
  movedWithRing,
  reachesOutside,
  setCount,
  toMarks,
  withLines,
  withPoint,
} from './marking.ts';
import { withLandmark } from './offer.ts';
import { startMarking } from './start-marking.ts';

const FRAME = { width: 1280, height: 720 };
const RIM = { cx: 640, cy: 200, rx: 30, ry: 10 };

/** Projects court points into a picture taken from half court. */
function see({ x, y }: { readonly x: number; readonly y: number }) {
  const depth = 1 - 0.02 * y;
  return { x: 640 + (12 * x) / depth, y: 300 + (6 * y) / depth };
}

/** The four lane corners, set at their true positions in the picture. */
function set(count = 4): Marking {
  const start = startMarking('high_school', RIM, FRAME);
  return courtLandmarks('high_school')
    .slice(0, count)
    .reduce((before, { id, point }) => withPoint(before, id, () => see(point), FRAME), start);
}
const at = (marking: Marking, id: string) => marking.points.find((point) => point.id === id);

test('starts with a lane inside the picture, wherever the rim is', () => {
  for (const rim of [
    null,
    RIM,
    { cx: 10, cy: 690, rx: 90, ry: 40 },
    { cx: 1270, cy: 5, rx: 4, ry: 2 },
  ]) {
    const marking = startMarking('nba', rim, FRAME);
    expect(marking.points).toHaveLength(4);
    expect(setCount(marking)).toBe(0);
    for (const { x, y } of marking.points) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(FRAME.width);
      expect(y).toBeLessThanOrEqual(FRAME.height);
    }
    expect(floorOf(marking)).not.toBeNull();
  }
});

test('four corners determine the floor', () => {
  const floor = floorOf(set());
  const spot = floor && toCourt(floor, see({ x: 3, y: 20 }));
  expect(spot?.x).toBeCloseTo(3);
  expect(spot?.y).toBeCloseTo(20);
});

test('points may lie outside the picture, within its margin', () => {
  const just = withPoint(set(), 'lane_baseline_left', () => ({ x: -50, y: 730 }), FRAME);
  expect(at(just, 'lane_baseline_left')).toMatchObject({ x: -50, y: 730, isSet: true });
  expect(reachesOutside(just, FRAME)).toBe(true);
  expect(toMarks(just).map(({ image }) => image)).toContainEqual([-50, 730]);
  const far = withPoint(set(), 'lane_baseline_left', () => ({ x: -5000, y: 9999 }), FRAME);
  expect(at(far, 'lane_baseline_left')).toMatchObject({ x: -320, y: 900, isSet: true });
  // Round trip.
  const back = withPoint(far, 'lane_baseline_left', () => ({ x: 10, y: 20 }), FRAME);
  expect(reachesOutside(back, FRAME)).toBe(false);
});

describe('a fifth landmark', () => {
  const added = withLandmark(set(), 'free_throw_circle_top', FRAME);
  const seen = see({ x: 0, y: 19.75 });

  test('appears where the floor predicts it, and counts once it is set', () => {
    expect(at(added, 'free_throw_circle_top')?.x).toBeCloseTo(seen.x);
    expect(at(added, 'free_throw_circle_top')?.y).toBeCloseTo(seen.y);
    expect([setCount(added), toMarks(added).length]).toEqual([4, 4]);
    const dragged = withPoint(
      added,
      'free_throw_circle_top',
      ({ x, y }) => ({ x: x + 9, y }),
      FRAME,
    );
    expect(setCount(dragged)).toBe(5);
    expect(floorOf(dragged)?.errorFeet).toBeGreaterThan(0.05);
  });

  test('follows the others until it is set', () => {
    const moved = withPoint(added, 'lane_free_throw_left', ({ x, y }) => ({ x: x - 40, y }), FRAME);
    expect(at(moved, 'free_throw_circle_top')?.x).not.toBeCloseTo(seen.x);
  });
});

test('a stored marking is restored', () => {
  const marking = set();
  const kept = fromMarks(toMarks(marking), 'high_school');
  expect(kept.points.map(({ id, isSet }) => [id, isSet])).toEqual(
    marking.points.map(({ id }) => [id, true]),
  );
  expect(toMarks(kept)).toEqual(toMarks(marking));
  // On other lines, only shared landmarks remain.
  expect(fromMarks(toMarks(marking), 'nba').points).toEqual([]);
});

test('other lines keep the positions of the points in the picture', () => {
  const changed = withLines(set(), 'nba');
  expect(changed.points).toEqual(set().points);
  expect(toMarks(changed)[0]?.court[0]).toBe(-8);
});

test('mirroring swaps the sides and keeps the positions', () => {
  const left = at(set(), 'lane_baseline_left');
  expect(at(mirrored(set()), 'lane_baseline_right')).toMatchObject({ x: left?.x, y: left?.y });
  expect(mirrored(mirrored(set()))).toEqual(set());
});

test('a marking moves and scales with the rim', () => {
  const moved = movedWithRing(set(), RIM, { cx: 740, cy: 250, rx: 60, ry: 20 });
  const [before, after] = [set(), moved].map((marking) => at(marking, 'lane_baseline_left'));
  expect(after?.x).toBeCloseTo(740 + 2 * ((before?.x ?? 0) - 640));
  expect(after?.y).toBeCloseTo(250 + 2 * ((before?.y ?? 0) - 200));
});
