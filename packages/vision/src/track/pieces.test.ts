import { expect, test } from 'vitest';
import { ballisticPieces } from './pieces.ts';
import type { Sighting } from './track.ts';

type Way = (seconds: number) => { x: number; y: number };

const along = (way: Way, frames: number): Sighting[] =>
  Array.from({ length: frames }, (_, frame) => ({
    ...way(frame / 30),
    seconds: frame / 30,
    diameter: 12,
    roundness: 1,
    colour: null,
  }));

const fall: Way = (t) => ({ x: 300 - 80 * t, y: 20 + 60 * t + 55 * t * t });

/** From behind the shooter: half as far again within a second, up before the ring and down into it. */
const receding: Way = (t) => ({
  x: 200 - 60 * (t / (1 + 0.5 * t)),
  y: 200 + (80 - 780 * t + 620 * t * t) / (1 + 0.5 * t),
});
const ringSeconds = 1.2;
const intoNet: Way = (t) =>
  t < ringSeconds
    ? receding(t)
    : { x: receding(ringSeconds).x, y: receding(ringSeconds).y + 70 * (t - ringSeconds) };

test.each<[string, Way, number, number[]]>([
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
  ['too few for anything', fall, 3, []],
])('%s', (_name, way, frames, lengths) => {
  const pieces = ballisticPieces(along(way, frames));
  expect(pieces).toHaveLength(lengths.length);
  for (const [at, length] of lengths.entries()) {
    expect(Math.abs((pieces[at]?.length ?? 0) - length)).toBeLessThanOrEqual(2);
  }
});
