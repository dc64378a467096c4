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
/** Every point that is asked for, set where it is guessed. */
const allSet = (marking: Marking): Marking =>
  inPlay(marking).reduce((before, { id }) => withPoint(before, id, (place) => place, FRAME), marking); // prettier-ignore

describe('a landmark that is not in the picture', () => {
  test.each(courtLandmarks('high_school').slice(0, 4))('$label: another takes its place', ({ id }) => {
    const without = skipped(start(), id, FRAME);
    expect(idsOf(without)).not.toContain(id);
    expect(setNeeds(allSet(without)).missing).toBe(0);
    expect(toMarks(allSet(without))).toHaveLength(4);
  }); // prettier-ignore

  test('of the free-throw line needs another off the baseline: the circle’s top', () => {
    expect(idsOf(skipped(start(), 'lane_free_throw_right', FRAME)).at(-1)).toBe('free_throw_circle_top'); // prettier-ignore
  });

  test('that is only one of many leaves enough of them', () => {
    const five = withLandmark(start(), 'corner_right', FRAME);
    expect(skipped(five, 'corner_right', FRAME).points).toHaveLength(5);
    expect(idsOf(skipped(five, 'corner_right', FRAME))).toEqual(idsOf(start()));
  });

  test('comes back as it was, and what took its place goes', () => {
    const before = withPoint(start(), 'lane_free_throw_right', () => ({ x: 900, y: 700 }), FRAME);
    const after = broughtBack(skipped(before, 'lane_free_throw_right', FRAME), 'lane_free_throw_right', FRAME); // prettier-ignore
    expect(after).toEqual(before);
  });

  test('comes back beside what was set instead of it', () => {
    const instead = skipped(start(), 'lane_free_throw_right', FRAME);
    const set = withPoint(instead, 'free_throw_circle_top', () => ({ x: 640, y: 700 }), FRAME);
    const after = broughtBack(set, 'lane_free_throw_right', FRAME);
    expect(idsOf(after)).toContain('free_throw_circle_top');
    expect(idsOf(after)).toContain('lane_free_throw_right');
  });
});

describe.each(COURT_KINDS)('on the floor of %s', (kind) => {
  const all = courtLandmarks(kind);

  test('any one may be missing, and what is asked for instead stands in the picture', () => {
    for (const { id } of all) {
      const without = skipped(withLandmark(startMarking(kind, RIM, FRAME), id, FRAME), id, FRAME);
      expect(setNeeds(allSet(without)).missing, id).toBe(0);
      expect(inPlay(without).every((point) => !isOutside(point, FRAME))).toBe(true);
    }
  });

  test('everything may be skipped, one by one, and brought back again', () => {
    let marking = startMarking(kind, null, FRAME);
    const seen: LandmarkId[] = [];
    for (let id = idsOf(marking)[0]; id !== undefined; id = idsOf(marking)[0]) {
      seen.push(id);
      marking = skipped(marking, id, FRAME);
    }
    // What would help no more is not asked for: all on one line.
    expect(seen.length).toBeGreaterThan(6);
    for (const id of seen) marking = broughtBack(marking, id, FRAME);
    expect(setNeeds(allSet(marking)).missing).toBe(0);
  });
});

test('marks of a place that lack one to make a floor are completed', () => {
  expect(idsOf(completed({ lines: 'nba', points: [] }, FRAME))).toEqual(
    courtLandmarks('nba')
      .slice(0, 4)
      .map(({ id }) => id),
  );
});
