import { describe, expect, test } from 'vitest';
import type { Flight } from '../track/track.ts';
import { bouncesOf, joinFlights } from './bounces.ts';
import { rim, straight } from './testing/film-trajectory.ts';

type Pair = readonly [u: number, v: number];

/**
 * A flight that reaches a point (half rim widths from the ring) at second 1, moving ten half rim widths a
 * second to the right.
 */
const to = (u: number, v: number): Flight => straight([u - 3, v], [10, 0], 0.7, 1);
/** One that starts there some seconds later, at another speed. */
const away = (after: number, speed: Pair, [u, v]: Pair = [1, -1]): Flight =>
  straight([u, v], speed, 1 + after, 1.4);

describe('whether a flight turned', () => {
  test.each([
    ['at the ring', [to(1, -1), away(0.1, [-10, 0])], 1, [1.1]],
    ['at the end of the board', [to(4.5, -1), away(0.1, [-10, 0])], 1, [1.1]],
    ['not beside it', [to(4.6, -1), away(0.1, [-10, 0])], 1, []],
    ['at its foot', [to(1, 0.9), away(0.1, [-10, 0])], 1, [1.1]],
    ['not under it', [to(1, 1.1), away(0.1, [-10, 0])], 1, []],
    ['soon', [to(1, -1), away(0.17, [-10, 0])], 1, [1.17]],
    ['not later', [to(1, -1), away(0.19, [-10, 0])], 1, []],
    ['in slow motion', [to(1, -1), away(0.3, [-10, 0])], 0.5, [1.3]],
    ['not later at double speed', [to(1, -1), away(0.11, [-10, 0])], 2, []],
    ['not before it came', [to(1, -1), away(-0.1, [-10, 0])], 1, []],
    ['when it was followed by nothing else', [to(1, -1)], 1, []],
  ])('%s', (_name, flights, pace, seconds) => {
    expect(bouncesOf(flights, rim, pace)).toEqual(seconds.map((at): unknown => expect.closeTo(at)));
  });

  test('several times, in order of time', () => {
    const again = straight([-2, -1], [10, 0], 2, 2.4);
    const back = straight([2, -1], [-10, 0], 2.5, 2.8);
    const turns = bouncesOf([again, to(1, -1), back, away(0.1, [-10, 0])], rim, 1);
    expect(turns).toEqual([expect.closeTo(1.1), expect.closeTo(2.5)]);
  });
});

describe('a flight that was cut near the ring continues in another that', () => {
  const came = to(1, -1);
  test.each([
    ['is as fast', away(0.1, [10, 0]), true],
    ['is a little slower', away(0.1, [6.1, 0]), true],
    ['is not far slower, as from iron or a net', away(0.1, [5.9, 0]), false],
    ['turns a little', away(0.1, [9.5, 3.5]), true],
    ['does not turn aside', away(0.1, [9, 4.5]), false],
    ['begins soon', away(0.17, [10, 0]), true],
    ['does not begin later', away(0.19, [10, 0]), false],
  ])('%s', (_name, after, isOne) => {
    const joined = joinFlights([came, after], rim, 1);
    expect(joined).toHaveLength(isOne ? 1 : 2);
    expect(joined[0]?.points).toHaveLength(isOne ? 19 : 10);
  });

  test('away from it nothing is joined', () => {
    const far = to(9, -1);
    expect(joinFlights([far, away(0.1, [10, 0], [9, -1])], rim, 1)).toHaveLength(2);
  });
});
