import { COURT_KINDS, courtLandmarks, type LandmarkId } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { inPlay, type Marking, setNeeds, toMarks, withPoint } from './marking.ts';
import { broughtBack, completed, skipped, withLandmark } from './offer.ts';
import { isOutside } from './room.ts';
import { startMarking } from './start-marking.ts';

const FRAME = { width: 1280, height: 720 };
const RIM = { cx: 640, cy: 200, rx: 40, ry: 14 };

const start = () => startMarking('high_school', RIM, FRAME);
const idsOf = (marking: Marking) => inPlay(marking).map(({ id }) => id);
/** A marking with every requested point set at its guessed position. */
const allSet = (marking: Marking): Marking =>
  inPlay(marking).reduce((before, { id }) => withPoint(before, id, (place) => place, FRAME), marking); // prettier-ignore

describe('a landmark that is not in the picture', () => {
  test.each(courtLandmarks('high_school').slice(0, 4))('$label: another takes its place', ({ id }) => {
    const without = skipped(start(), id, FRAME);
    expect(idsOf(without)).not.toContain(id);
    expect(setNeeds(allSet(without)).missing).toBe(0);
    expect(toMarks(allSet(without))).toHaveLength(4);
  }); // prettier-ignore

  test('on the free-throw line is replaced by one off the baseline: the circle’s top', () => {
    expect(idsOf(skipped(start(), 'lane_free_throw_right', FRAME)).at(-1)).toBe('free_throw_circle_top'); // prettier-ignore
  });

  test('needs no replacement if enough are left', () => {
    const five = withLandmark(start(), 'corner_right', FRAME);
    expect(skipped(five, 'corner_right', FRAME).points).toHaveLength(5);
    expect(idsOf(skipped(five, 'corner_right', FRAME))).toEqual(idsOf(start()));
  });

  test('is restored as it was, and its replacement is removed', () => {
    const before = withPoint(start(), 'lane_free_throw_right', () => ({ x: 900, y: 700 }), FRAME);
    const after = broughtBack(skipped(before, 'lane_free_throw_right', FRAME), 'lane_free_throw_right', FRAME); // prettier-ignore
    expect(after).toEqual(before);
  });

  test('is restored beside its replacement if that was set', () => {
    const instead = skipped(start(), 'lane_free_throw_right', FRAME);
    const set = withPoint(instead, 'free_throw_circle_top', () => ({ x: 640, y: 700 }), FRAME);
    const after = broughtBack(set, 'lane_free_throw_right', FRAME);
    expect(idsOf(after)).toContain('free_throw_circle_top');
    expect(idsOf(after)).toContain('lane_free_throw_right');
  });
});

describe.each(COURT_KINDS)('on the floor of %s', (kind) => {
  const all = courtLandmarks(kind);

  test('can be any one, and its replacement is inside the picture', () => {
    for (const { id } of all) {
      const without = skipped(withLandmark(startMarking(kind, RIM, FRAME), id, FRAME), id, FRAME);
      expect(setNeeds(allSet(without)).missing, id).toBe(0);
      expect(inPlay(without).every((point) => !isOutside(point, FRAME))).toBe(true);
    }
  });

  test('all can be skipped, one by one, and brought back again', () => {
    let marking = startMarking(kind, null, FRAME);
    const seen: LandmarkId[] = [];
    for (let id = idsOf(marking)[0]; id !== undefined; id = idsOf(marking)[0]) {
      seen.push(id);
      marking = skipped(marking, id, FRAME);
    }
    // Landmarks that no longer help are not asked for: all on one line.
    expect(seen.length).toBeGreaterThan(6);
    for (const id of seen) marking = broughtBack(marking, id, FRAME);
    expect(setNeeds(allSet(marking)).missing).toBe(0);
  });
});

test('marks of a place that are too few for a floor are completed', () => {
  expect(idsOf(completed({ lines: 'nba', points: [] }, FRAME))).toEqual(
    courtLandmarks('nba')
      .slice(0, 4)
      .map(({ id }) => id),
  );
});
