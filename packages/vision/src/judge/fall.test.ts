import { describe, expect, test } from 'vitest';
import { judgeThresholds as limits } from '../thresholds/judge.ts';
import type { BallPlace } from './ball-way.ts';
import { dropSeconds, fallSpeedOf } from './fall.ts';

const gravity = 2 * limits.gravityWidths;
/** Falls through the ring's height at second 1 with 8 half rim widths a second. */
const free = (t: number): number => 8 * (t - 1) + (gravity / 2) * (t - 1) ** 2;
/** The same, held by a net from second 1 on. */
const held = (t: number): number => (t < 1 ? free(t) : 5 * (t - 1));

/** On the grid that the ball is found on. */
function seen(way: (t: number) => number, from = 0.7, to = 1.5, scale = { pace: 1, upright: 1 }) {
  const places: BallPlace[] = [];
  for (let frame = Math.ceil(from * 30); frame / 30 < to; frame++) {
    const v = Math.round(way(frame / 30) * 12) / 12;
    places.push({ seconds: frame / 30 / scale.pace, u: 0.1, v: v * scale.upright, score: 0.8 });
  }
  return places;
}

describe('speed below the ring over that of a free fall', () => {
  const level = { pace: 1, upright: 1 };
  test.each([
    ['a free fall', seen(free), level, 0.9, 1.1],
    ['held by the net', seen(held), level, 0.3, 0.6],
    [
      'a free fall in slow motion',
      seen(free, 0.7, 1.5, { pace: 0.5, upright: 1 }),
      { pace: 0.5, upright: 1 },
      0.9,
      1.1,
    ],
    [
      'a free fall seen from below',
      seen(free, 0.7, 1.5, { pace: 1, upright: 0.7 }),
      { pace: 1, upright: 0.7 },
      0.9,
      1.1,
    ],
    ['not seen below', seen(free, 0.7, 1.02), level, limits.unseenFall, limits.unseenFall],
    ['not seen coming', seen(held, 1), level, limits.unseenFall, limits.unseenFall],
  ])('%s', (_name, places, scale, least, most) => {
    const speed = fallSpeedOf(places, dropSeconds(places, 0.95 / scale.pace, scale.pace), scale);
    expect(speed).toBeGreaterThanOrEqual(least);
    expect(speed).toBeLessThanOrEqual(most);
  });
});

test('a ball that dances on the ring drops when it comes down last', () => {
  const dance = (t: number): number => -1 + 1.2 * Math.abs(Math.sin(6 * (t - 1)));
  const places = seen((t) => (t < 2 ? dance(t) : dance(2) + 8 * (t - 2)), 0.9, 2.5);
  const drop = dropSeconds(places, 1.2, 1);
  expect(drop).toBeGreaterThan(2);
  expect(drop).toBeLessThan(2.3);
});
