import { REGULATION } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { fitCamera } from './fit-camera.ts';
import type { BallSighting } from './fit-flight.ts';
import { atRing } from './fit-flight.ts';
import {
  liftedSightingsOf,
  marksSeen,
  rimSeen,
  sightingsOf,
  size,
  throwFrom,
} from './testing/film-shot.ts';
import { traceShot } from './trace-shot.ts';

const found = fitCamera({
  ...size,
  rim: rimSeen(),
  marks: marksSeen(),
  markSigma: 1,
  equipment: REGULATION,
});
if (!found) throw new Error('Good marks show where the camera stands.');
const view = found;
const looks = { pace: 1, paceSigma: 0.01, ballLooks: 1.08 };
const releasedAt = 3;
const thrown = throwFrom(-17, 17, 58);
const whole = sightingsOf(thrown, releasedAt);
const moment = {
  rimSeconds: releasedAt + atRing(thrown, REGULATION).seconds,
  previousSeconds: -Infinity,
};

const secondsOf = (sightings: readonly BallSighting[] = []) =>
  sightings.map(({ seconds }) => seconds);
const trace = (...flights: (readonly BallSighting[])[]) => traceShot(view, flights, moment, looks);
const moved = (by: Partial<BallSighting>, sightings: readonly BallSighting[]) =>
  sightings.map(({ seconds, x, y, diameter }) => ({
    seconds: seconds + (by.seconds ?? 0),
    x: x + (by.x ?? 0),
    y: y + (by.y ?? 0),
    diameter,
  }));

test('a flight to the ring is traced from where it began', () => {
  const shot = trace(whole);
  expect(shot?.sightings.length).toBeGreaterThan(whole.length - 6);
  expect(shot?.flight.noiseScale).toBe(1);
  const { x, y } = shot?.flight.start.at ?? { x: NaN, y: NaN };
  expect(Math.hypot(x - thrown.at.x, y - thrown.at.y)).toBeLessThan(1);
});

describe('an earlier piece of the same flight', () => {
  const early = whole.slice(0, 8);
  const late = whole.slice(20);

  test('belongs to it', () => {
    const shot = trace(early, late);
    expect(secondsOf(shot?.sightings).slice(0, 8)).toEqual(secondsOf(early));
    const times = secondsOf(shot?.sightings);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  test('belongs to it with only two sightings, beside a longer flight of another ball', () => {
    const other = moved({ x: -90, y: 60 }, whole.slice(0, 12));
    const shot = trace(whole.slice(14, 16), other, late);
    expect(secondsOf(shot?.sightings).slice(0, 2)).toEqual(secondsOf(whole.slice(14, 16)));
    expect(shot?.sightings).not.toContain(other[5]);
  });

  test.each([
    ['of one sighting only', whole.slice(14, 15)],
    ['somewhere else', moved({ x: 40 }, early)],
    ['higher', moved({ y: -40 }, early)],
    ['long before', moved({ seconds: -2.2 }, early)],
    ['after it', moved({ seconds: 3 }, early)],
  ])('is none: %s', (_name, piece) => {
    const alone = trace(late);
    expect(secondsOf(trace(piece, late)?.sightings)).toEqual(secondsOf(alone?.sightings));
  });
});

describe('in slow motion', () => {
  const pace = 0.5;
  const slow = sightingsOf(thrown, releasedAt, { pace });
  const slowMoment = {
    ...moment,
    rimSeconds: releasedAt + atRing(thrown, REGULATION).seconds / pace,
  };
  const traceSlowly = (...flights: (readonly BallSighting[])[]) =>
    traceShot(view, flights, slowMoment, { ...looks, pace })?.sightings ?? [];
  const late = slow.slice(-24);

  test('an earlier piece belongs to it, though it is longer ago by the video’s clock', () => {
    const gap = (late[0]?.seconds ?? NaN) - (slow[7]?.seconds ?? NaN);
    expect(gap).toBeGreaterThan(1);
    const all = secondsOf(traceSlowly(slow.slice(0, 8), late));
    expect(all.slice(0, 8)).toEqual(secondsOf(slow.slice(0, 8)));
  });

  test('so does a piece in the middle, which is no flight of its own', () => {
    const middle = slow.slice(20, 24);
    const other = moved({ x: 70, y: 50 }, slow.slice(26, 34));
    const all = secondsOf(traceSlowly([...middle, ...other], late));
    expect(all.slice(0, 4)).toEqual(secondsOf(middle));
    expect(all).not.toContain(other[3]?.seconds);
  });
});

test('sightings in lifting hands are left out', () => {
  const lifted = liftedSightingsOf(thrown, releasedAt);
  const shot = trace(lifted);
  const first = shot?.sightings[0]?.seconds ?? NaN;
  expect(first).toBeGreaterThan(releasedAt - 0.05);
  expect(first).toBeLessThan(releasedAt + 0.1);
});

test.each([
  ['a ball that rolls along the floor', whole.map((sighting, at) => ({ ...sighting, x: 200 + 9 * at, y: 300 }))],
  ['four sightings', whole.slice(-7, -3)],
  ['a flight that ended before', moved({ seconds: -4 }, whole)],
])('%s is no flight to the ring', (_name, sightings) => {
  expect(trace(sightings)).toBeNull();
}); // prettier-ignore

test('of two flights that came to the ring, the one that flies like a ball is traced', () => {
  const rolling = whole.map((sighting, at) => ({ ...sighting, y: 120 + (at % 2) * 60 }));
  const shot = trace(rolling, whole);
  expect(shot?.sightings.every((sighting) => whole.includes(sighting))).toBe(true);
});
