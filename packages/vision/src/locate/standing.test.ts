import { describe, expect, test } from 'vitest';
import type { Frame } from '../frames/frame.ts';
import { dark, Sheet } from '../testing/draw.ts';
import { fitParabola } from '../track/parabola.ts';
import type { Flight } from '../track/track.ts';
import { Standing } from './standing.ts';

const releasedAt = 6;
const diameter = 12;

/** A ball that leaves the hands at (100, 50) up to the right; picture px. */
function flight(): Flight {
  const points = Array.from({ length: 10 }, (_, at) => {
    const t = at / 30;
    const [x, y] = [104 + 120 * t, 46 - 110 * t + 190 * t * t];
    return { seconds: releasedAt + t, x, y, diameter, roundness: 1, colour: null };
  });
  const parabola = fitParabola(points);
  if (!parabola) throw new Error('Ten points make a parabola.');
  return { points, parabola, diameter, residual: 0 };
}

interface Player {
  readonly x: number;
  /** Feet, px down the picture. */
  readonly y: number;
  /** px the knees are bent at a moment. */
  readonly bend: (seconds: number) => number;
}

/** A player as a head and body over legs, 90 px tall; bending moves all but the soles. */
function draw(sheet: Sheet, { x, y, bend }: Player, seconds: number): void {
  const low = bend(seconds);
  sheet
    .disc(x, y - 84 + low, 12, dark)
    .box(x - 8, y - 78 + low, x + 8, y - 40 + low, dark)
    .box(x - 7 - low / 2, y - 40 + low, x - 1 - low / 2, y - 4, dark)
    .box(x + 1 + low / 2, y - 40 + low, x + 7 + low / 2, y - 4, dark)
    .box(x - 9, y - 4, x + 9, y, dark);
}

/** Feeds the pictures of the seconds up to the end of the flight. */
function watch(players: readonly Player[], framesPerSecond: number, from = 0): Standing {
  const standing = new Standing();
  for (let frame = from * framesPerSecond; frame < 7 * framesPerSecond; frame++) {
    const seconds = frame / framesPerSecond;
    const sheet = new Sheet(240, 200);
    for (const player of players) draw(sheet, player, seconds);
    const picture: Frame = sheet.frame(seconds);
    standing.see(picture);
  }
  return standing;
}

/** Knees that bend once in the second before the release, and a jump's first centimetres after. */
const shooting = (seconds: number): number =>
  seconds > releasedAt - 0.7 && seconds < releasedAt
    ? 10 * Math.sin(((seconds - releasedAt + 0.7) / 0.7) * Math.PI)
    : 0;

const shooter: Player = { x: 98, y: 150, bend: shooting };

describe.each([24, 30, 60])('at %i frames a second', (framesPerSecond) => {
  test('a shooter who stood still all the time is found by the knees', () => {
    const feet = watch([shooter], framesPerSecond).feetBelow(flight());
    expect(Math.abs((feet?.x ?? 0) - 98)).toBeLessThan(5);
    expect(Math.abs((feet?.y ?? 0) - 150)).toBeLessThan(8);
  });
});

test('somebody else who moves far beside is not taken for the shooter', () => {
  const other: Player = { x: 190, y: 170, bend: (seconds) => 8 * Math.sin(9 * seconds) };
  const feet = watch([shooter, other], 30).feetBelow(flight());
  expect(Math.abs((feet?.x ?? 0) - 98)).toBeLessThan(5);
});

test.each<[string, readonly Player[]]>([
  ['nobody is there', []],
  ['a player stands still and does not shoot', [{ ...shooter, bend: () => 0 }]],
  ['only somebody else moves', [{ x: 190, y: 170, bend: shooting }]],
  ['who moves there is far too small', [{ x: 98, y: 90, bend: shooting }]],
])('%s: no feet', (_name, players) => {
  expect(watch(players, 30).feetBelow(flight())).toBeNull();
});

test('a video that begins with the ball in the air has no feet to show', () => {
  expect(watch([shooter], 30, 6.5).feetBelow(flight())).toBeNull();
});
