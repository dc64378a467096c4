import { describe, expect, test } from 'vitest';
import { ballisticPieces, isOne, medianDiameter } from './pieces.ts';
import type { Sighting } from '../detect/candidates.ts';

type Trajectory = (seconds: number) => { x: number; y: number };

const along = (way: Trajectory, frames: number): Sighting[] =>
  Array.from({ length: frames }, (_, frame) => ({
    ...way(frame / 30),
    seconds: frame / 30,
    diameter: 12,

    colour: null,
  }));

const fall: Trajectory = (t) => ({ x: 300 - 80 * t, y: 20 + 60 * t + 55 * t * t });

/** From behind the shooter: half as far again within a second, up in front of the ring and down into it. */
const receding: Trajectory = (t) => ({
  x: 200 - 60 * (t / (1 + 0.5 * t)),
  y: 200 + (80 - 780 * t + 620 * t * t) / (1 + 0.5 * t),
});
const ringSeconds = 1.2;
const intoNet: Trajectory = (t) =>
  t < ringSeconds
    ? receding(t)
    : { x: receding(ringSeconds).x, y: receding(ringSeconds).y + 70 * (t - ringSeconds) };

test.each<[string, Trajectory, number, number[]]>([
  ['one flight stays whole', fall, 40, [40]],
  [
    'a few sightings past a bounce are dropped',
    (t) => (t < 1.25 ? fall(t) : { x: 500 * (t - 1.25) + 200, y: 180 }),
    40,
    [38],
  ],
  [
    'slowed by the net: cut there',
    (t) => (t < 1 ? fall(t) : { x: 220, y: 135 + 50 * (t - 1) + 55 * (t - 1) ** 2 }),
    75,
    [30, 45],
  ],
  ['one flight away from the camera stays whole', receding, 39, [39]],
  ['away from the camera and slowed by the net: cut there', intoNet, 48, [36, 12]],
  ['too few sightings', fall, 3, []],
])('%s', (_name, way, frames, lengths) => {
  const pieces = ballisticPieces(along(way, frames));
  expect(pieces).toHaveLength(lengths.length);
  for (const [at, length] of lengths.entries()) {
    expect(Math.abs((pieces[at]?.length ?? 0) - length)).toBeLessThanOrEqual(2);
  }
});

test('the median of diameters', () => {
  const sized = [9, 30, 12, 11, 10].map((diameter) => ({ ...along(fall, 1)[0]!, diameter }));
  expect(medianDiameter(sized)).toBe(11);
  expect(medianDiameter([])).toBe(0);
});

describe('pieces that are one flight', () => {
  /** Every other one this far beside its trajectory; a ball of 12 px may be 2.4 px off. */
  const shaken = (by: number): Sighting[] =>
    along((t) => ({ x: fall(t).x + (Math.round(t * 30) % 2 === 0 ? by : -by), y: fall(t).y }), 30);
  test.each([
    [2.3, true],
    [2.6, false],
  ])('%d px off: %s', (by, one) => {
    expect(isOne(shaken(by))).toBe(one);
  });
});

describe('sightings past the end of a flight', () => {
  /** A flight, and this many sightings that lie somewhere else, before or after it. */
  const strayed = (frames: number, before: number, after: number): Sighting[] => {
    const flown = along(fall, frames);
    const stray = (at: number): Sighting => ({ ...flown[0]!, seconds: at / 30, x: 290 + 9 * (at % 2), y: 90 + 7 * (at % 3) }); // prettier-ignore
    return [
      ...Array.from({ length: before }, (_, at) => stray(at - before)),
      ...flown,
      ...Array.from({ length: after }, (_, at) => stray(frames + at)),
    ];
  };
  test.each([
    ['at its end are dropped', strayed(12, 0, 4), 12],
    ['at its start too', strayed(12, 4, 0), 12],
    ['not if they are too many', strayed(12, 0, 6), null],
    ['more of a longer one', strayed(40, 0, 9), 40],
    ['at most a part of it', strayed(20, 0, 7), null],
    ['at most so many', strayed(150, 0, 30), null],
    ['nearly so many', strayed(150, 0, 23), 150],
  ])('%s', (_name, points, kept) => {
    const pieces = ballisticPieces(points);
    const isTrimmed = pieces.length === 1 && Math.abs(pieces[0]!.length - (kept ?? 0)) <= 1;
    expect(isTrimmed).toBe(kept !== null);
  });
});

test('five sightings are a piece, four are none', () => {
  expect(ballisticPieces(along(fall, 5))).toHaveLength(1);
  expect(ballisticPieces(along(fall, 4))).toHaveLength(0);
});

describe('hands that lift a ball', () => {
  /** Accelerates upward over a second, from second 5 on, and ends this many px beyond a straight line. */
  const lifted = (by: number): Sighting[] =>
    along((t) => ({ x: 100 + 50 * t, y: 300 - 40 * t - 4 * by * t * t }), 31).map((point) => ({
      ...point,
      seconds: 5 + point.seconds,
    }));
  test.each([
    ['by more than noise are cut', 2.6, true],
    ['by no more stay whole', 2.2, false],
  ])('%s', (_name, by, cut) => {
    expect(ballisticPieces(lifted(by)).length > 1).toBe(cut);
  });
});
