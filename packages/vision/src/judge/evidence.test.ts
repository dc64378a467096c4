import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';
import type { Trajectory } from './testing/film-trajectory.ts';
import { rim, samplesOf, straight } from './testing/film-trajectory.ts';

describe('the flight that brought the ball', () => {
  /** A ball is high from second 1 on and touches the ring at second 1.1. */
  const seen: Trajectory = (t) => (t < 0.99 || t > 1.5 ? null : { u: 0, v: 10 * (t - 1.18) });
  const samples = samplesOf(seen, 2);
  /** Far away, so that its extrapolation does not reach the ring. */
  const flying = (from: number, to: number) => straight([40, -20], [1, 0], from, to);
  const flightOf = (...flights: readonly ReturnType<typeof flying>[]) =>
    judge(samples, flights, rim, 1).map(({ flight }) => flight);

  test.each([
    ['was in the air until then', 0.5, 1.05, true],
    ['was lost a little before', 0.3, 0.55, true],
    ['was not lost long before', 0.3, 0.45, false],
    ['may be followed through the net', 0.5, 1.55, true],
    ['is not followed for longer', 0.5, 1.65, false],
    ['did not begin after that', 1.15, 1.3, false],
  ])('%s', (_name, from, to, brought) => {
    const flight = flying(from, to);
    expect(flightOf(flight)).toEqual([brought ? flight : null]);
  });

  test('is found in real seconds', () => {
    const flight = flying(0.1, 0.3);
    const flightAt = (pace: number) => judge(samples, [flight], rim, 1, pace)[0]?.flight;
    expect(flightAt(0.7)).toEqual(flight);
    expect(flightAt(1)).toBeNull();
  });

  test('is the one that was followed longest', () => {
    const long = flying(0.4, 1);
    const short = { ...flying(0.5, 1), points: flying(0.5, 1).points.slice(3) };
    expect(flightOf(short, long)).toEqual([long]);
    expect(flightOf(long, short)).toEqual([long]);
  });
});

describe('the evidence of a shot', () => {
  /** From 3 half rim widths left, at 5 a second, through the ring's height at 1.2 s. */
  const trajectory: Trajectory = (t) =>
    t < 0.8 || t > 1.6 ? null : { u: -1.5 + 5 * (t - 1), v: 6 * (t - 1.21) };
  const judged = () => judge(samplesOf(trajectory, 2), [], rim, 1)[0];

  test('says where it crossed the height of the ring', () => {
    expect(judged()?.evidence.crossing).toMatchObject({
      seconds: expect.closeTo(1.21, 6) as number,
      x: expect.closeTo(400 - 20 * 0.45, 6) as number,
      y: 200,
    });
  });

  test('contains the path of its sightings, in px', () => {
    const seenAt = (at: number) =>
      judged()?.evidence.path.find(({ seconds }) => Math.abs(seconds - at) < 0.01);
    expect(seenAt(1.3)?.x).toBeCloseTo(400, 6);
    expect(seenAt(1.3)?.y).toBeCloseTo(200 + 20 * 0.54, 6);
    expect(seenAt(1.5)?.x).toBeCloseTo(400 + 20, 6);
  });

  test('contains its flight, followed by the sightings around the ring', () => {
    const flight = straight([40, -20], [1, 0], 0.5, 1.15);
    const path = judge(samplesOf(trajectory, 2), [flight], rim, 1)[0]?.evidence.path ?? [];
    expect(path.slice(0, 10)).toEqual(
      flight.points.map(({ seconds, x, y }) => ({ seconds, x, y })),
    );
    expect(path[10]?.seconds).toBeCloseTo(35 / 30, 6);
  });

  test('has no crossing if the ball was not seen for too long', () => {
    const gap = (t: number, seconds: number) => (t > 1.19 - seconds && t < 1.21 ? null : trajectory(t));
    const crossing = (seconds: number) =>
      judge(samplesOf((t) => gap(t, seconds), 2), [], rim, 1)[0]?.evidence.crossing;
    expect(crossing(0.1)).not.toBeNull();
    expect(crossing(0.2)).toBeNull();
    const fast = judge(samplesOf((t) => gap(t, 0.1), 2), [], rim, 1, 2)[0];
    expect(fast?.evidence.crossing).toBeNull();
  }); // prettier-ignore
});

test('a made shot happens when it drops, in slow motion too, though it touched the ring before', () => {
  const touches: Trajectory = (t) => {
    if (t < 1 || t > 1.9) return null;
    return t < 1.4 ? { u: 1, v: -0.6 } : { u: 0, v: 8 * (t - 1.42) };
  };
  const [shot] = judge(samplesOf(touches, 3), [], rim, 1);
  expect(shot?.outcome).toBe('made');
  expect(shot?.rimSeconds).toBeCloseTo(1.43, 1);
});
