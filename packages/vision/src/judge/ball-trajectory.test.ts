import { describe, expect, test } from 'vitest';
import type { Flight } from '../track/track.ts';
import { ballTrajectoryOf, paceOf } from './ball-trajectory.ts';
import type { Trajectory } from './testing/film-trajectory.ts';
import { fall, flightAlong, rim, samplesOf } from './testing/film-trajectory.ts';

describe('the pace of a clip', () => {
  const level = { cx: 400, cy: 200, rx: 20, ry: 0 };
  /** A throw over the ring, this many times as fast as in real life. */
  const thrown = (pace: number, seconds = 1, diameter = 22.86): Flight =>
    flightAlong((t) => ({ u: 6 * t, v: -4 + fall((t - 0.5) * pace) }), 0, seconds, diameter);
  /** A ball that falls from rest. */
  const dropped = (pace: number, seconds: number): Flight =>
    flightAlong((t) => ({ u: 6 * t, v: -4 + fall(t * pace) }), 0, seconds, 22.86);
  const many = (flight: Flight, count: number): Flight[] =>
    Array.from({ length: count }, () => flight);
  test.each([
    ['is 1 at normal speed', [thrown(1)], 1],
    ['is 1 at nearly normal speed', [thrown(1.3)], 1],
    ['is 1 for a slightly slower fall, which is noise', [thrown(0.75)], 1],
    ['is 2 at double speed', [thrown(2)], 2],
    ['is 0.5 at half speed', [dropped(0.5, 1.2)], 0.5],
    ['is below 1 for a slow, long fall', [dropped(0.65, 0.75)], 0.65],
    ['has a minimum', [thrown(0.14, 3, 6)], 0.15],
    ['has a maximum', [thrown(8)], 1 / 0.15],
    ['is 1 without flights', [], 1],
    ['is measured by few sightings', [thrown(2, 8 / 30)], 2],
    ['is measured by a ball that looks larger and nearer', [thrown(4, 1, 65)], 4 * Math.sqrt(22.86 / 65)],
    ['is not measured by a ball right in front of the camera', [thrown(4, 1, 66)], 1],
    ['is measured by most falling balls', [dropped(0.5, 1.2), ...many(thrown(2), 3)], 2],
    ['is not measured by one ball of many', [...many(thrown(2), 1), ...many(thrown(1), 5)], 1],
    ['is measured by a quarter of the balls, in any order', [thrown(2), thrown(2), ...many(dropped(0.5, 1.2), 4)], 2],
  ])('%s', (_name, flights, pace) => {
    expect(paceOf(flights, level)).toBeCloseTo(pace, 2);
  }); // prettier-ignore

  test('ignores falls so short that a ball may be rolling', () => {
    const falls = (height: number): Flight => {
      const seconds = Math.sqrt(height / (21.5 * 4));
      const flight = flightAlong((t) => ({ u: 0, v: fall(2 * t) }), 0, 1, 20);
      const points = Array.from({ length: 10 }, (_, at) => {
        const t = (at / 9) * seconds;
        return { ...flight.points[0]!, seconds: t, y: 200 + 20 * fall(2 * t) };
      });
      return { ...flight, points };
    };
    // Two and a half of its diameters are as many half rim widths of this ring.
    expect(paceOf([falls(2.4)], level)).toBe(1);
    expect(paceOf([falls(2.6)], level)).toBeGreaterThan(1.8);
  });

  test('ignores a ball that never rose', () => {
    const rises: Trajectory = (t) => ({ u: 0, v: 8 * t - fall(t) });
    expect(paceOf([flightAlong(rises, 0, 1)], level)).toBe(1);
  });

  test('is measured from below', () => {
    const from: Trajectory = (t) => ({ u: 6 * t, v: -4 + 0.8 * fall((t - 0.5) * 2) });
    const flight = flightAlong(from, 0, 1, 22.86 * 0.8);
    expect(paceOf([flight], { ...level, ry: 12 })).toBeCloseTo(2, 1);
  });
});

describe('the ball around a ring', () => {
  const thrownTo: Trajectory = (t) => ({ u: 12 * (t - 1), v: fall(t - 0.55) - fall(0.45) });

  test("is in order of time, with the net's motion", () => {
    const samples = samplesOf((t) => (t < 1 ? null : { u: 0, v: t - 1 }), 1.2).toReversed();
    const motionMask = samples.map((sample) => ({
      ...sample,
      netMotion: sample.seconds > 1.1 ? 0.4 : null,
    }));
    const trajectory = ballTrajectoryOf(
      motionMask.toReversed(),
      [flightAlong(thrownTo, 0.1, 1)],
      rim,
    );
    const seconds = trajectory.sightings.map((place) => place.seconds);
    expect(seconds.length).toBeGreaterThan(10);
    expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
    expect(trajectory.netMotions.map(({ motion }) => motion)).toEqual([0.4, 0.4]);
    expect(trajectory.rimAspect).toBe(0.3);
  });

  test.each([
    ['and turns at the board', 14, 1],
    ['unless that is far behind the ring', 13, 0],
  ])('is followed %s', (_name, diameter, count) => {
    const to = flightAlong((t) => ({ u: 10 * t - 9, v: fall(t) - 18 }), 0.4, 0.9, diameter);
    const away = flightAlong((t) => ({ u: 9 - 10 * t, v: fall(t) - 20 }), 1, 1.5, diameter);
    expect(ballTrajectoryOf([], [to, away], rim).bounces).toHaveLength(count);
  });

  test('is absent while it rises, unless from under the ring', () => {
    const up = flightAlong((t) => ({ u: 1, v: 4.4 - 14 * t + fall(t) }), 0, 0.6);
    const rising = ({ rx, ry }: { rx: number; ry: number }) =>
      ballTrajectoryOf([], [up], { ...rim, rx, ry }).sightings.filter(
        ({ seconds }) => seconds < 0.3,
      );
    expect(rising({ rx: 20, ry: 7.8 })).toEqual([]);
    expect(rising({ rx: 20, ry: 8.2 }).length).toBeGreaterThan(5);
  });
});
