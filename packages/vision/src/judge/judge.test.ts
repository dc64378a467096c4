import { describe, expect, test } from 'vitest';
import type { ShotOutcome } from '../analysis.ts';
import { judge } from './judge.ts';
import type { Trajectory } from './testing/film-trajectory.ts';
import { fall, flightAlong, rim, samplesOf } from './testing/film-trajectory.ts';

/** Comes down to the ring at second 1, from the left. */
const arriving: Trajectory = (t) =>
  t < 0.5 ? null : { u: 6 * (t - 1), v: -fall(1.1 - t) + fall(0.1) };

const swish: Trajectory = (t) => {
  if (t < 1) return arriving(t);
  if (t < 1.3) return { u: 0, v: 6 * (t - 1) };
  return t < 1.6 ? { u: 0, v: 1.8 + fall(t - 1.3) } : null;
};
const rimOut: Trajectory = (t) => {
  if (t < 1) return arriving(t);
  return t < 1.6 ? { u: 4 * (t - 1) + 0.3, v: -8 * (t - 1) + fall(t - 1) } : null;
};
const bouncesIn: Trajectory = (t) => {
  if (t < 1) return arriving(t);
  if (t < 1.6) return { u: 0.2, v: -0.5 - 7 * (t - 1) + 11.7 * (t - 1) ** 2 };
  return swish(t - 0.6);
};
// Free fall past the ring, which must not be mistaken for a ball held by the net.
const beside: Trajectory = (t) =>
  t < 0.5 || t > 1.4 ? null : { u: 1.2 + 1.4 * (t - 1), v: fall(t - 0.4) - fall(0.6) };
// Too flat and fast for a net that hangs straight: it is swung aside, and holds the ball there.
const flatIntoTheNet: Trajectory = (t) => {
  if (t < 1) return arriving(t);
  if (t < 1.4) return { u: Math.min(1.5, 15 * (t - 1)), v: Math.min(0.7, 9 * (t - 1)) };
  return t < 1.7 ? { u: 1.5, v: 0.7 + fall(t - 1.4) } : null;
};
// Off the ring's edge to the side, and back before the net: seen from below it crosses the net's picture.
const aroundTheNet: Trajectory = (t) => {
  if (t < 1) return arriving(t);
  return t < 1.5 ? { u: 1.3 * Math.sin(9 * (t - 1)), v: -0.5 + fall(t - 1) } : null;
};
const dribble: Trajectory = (t) => ({ u: 1.5, v: 4 - 1.5 * Math.abs(Math.sin(6 * t)) });
const pass: Trajectory = (t) => ({ u: 12 * (t - 1), v: 2.5 });
const highPass: Trajectory = (t) => ({ u: 12 * (t - 1), v: -3.2 });

describe('shots and their calls', () => {
  const cases: [string, Trajectory, ShotOutcome][] = [
    ['swish', swish, 'made'],
    ['bounces on the ring and drops', bouncesIn, 'made'],
    ['flat into the net, which it swings aside', flatIntoTheNet, 'made'],
    ['off the ring', rimOut, 'missed'],
    ['falls past the ring, beside the net', beside, 'missed'],
    ['comes from beside the net before it', aroundTheNet, 'missed'],
  ];
  test.each(cases)('%s', (_name, trajectory, outcome) => {
    const shots = judge(samplesOf(trajectory, 3), [], rim, 1);
    expect(shots.map((shot) => shot.outcome)).toEqual([outcome]);
    expect(
      Math.abs((shots[0]?.rimSeconds ?? 0) - (trajectory === bouncesIn ? 1.6 : 1)),
    ).toBeLessThan(0.3);
  });
});

test("a ball that enters the net's picture from the side did not pass the ring", () => {
  const [shot] = judge(samplesOf(aroundTheNet, 3), [], rim, 1);
  expect(shot?.evidence.features['pass']).toBe(0);
});

describe('no shots', () => {
  test.each([
    ['dribble below the ring', dribble],
    ['pass below the ring', pass],
    ['pass high over the ring', highPass],
    ['nothing', () => null],
  ])('%s', (_name, trajectory: Trajectory) => {
    expect(judge(samplesOf(trajectory, 3), [], rim, 1)).toEqual([]);
  });
});

describe('an attempt that the film cuts off is a guess, and goes to review', () => {
  test.each([
    ['at its end, with the ball at the ring', rimOut, 1.05, 'end'],
    ['at its start, with the ball at the ring', (t: number) => rimOut(t + 1), 2, 'start'],
  ] as const)('%s', (_name, trajectory: Trajectory, seconds, cutOff) => {
    const [shot] = judge(samplesOf(trajectory, seconds), [], rim, 1);
    expect(shot).toMatchObject({ needsReview: true, evidence: { cutOff } });
    expect(shot?.evidence.reason).toMatch(/^Cut off/);
  });

  test.each([
    ['not once the ball has dropped through', swish, 1.35],
    ['not once it has left the ring', rimOut, 3],
    ['not while it is seen to leave the ring', rimOut, 1.4],
    [
      'not where it was seen to come, though it is there from the start',
      (t: number) => rimOut(t + 0.7),
      2,
    ],
  ] as const)('%s', (_name, trajectory, seconds) => {
    const [shot] = judge(samplesOf(trajectory, seconds), [], rim, 1);
    expect(shot?.evidence).not.toHaveProperty('cutOff');
  });
});

test('two shots a few seconds apart are two', () => {
  const both: Trajectory = (t) => (t < 2.5 ? swish(t) : rimOut(t - 2.5));
  const shots = judge(samplesOf(both, 5), [], rim, 1);
  expect(shots.map(({ outcome }) => outcome)).toEqual(['made', 'missed']);
});

describe('a ball that bounces on the ring for nearly a second before it drops', () => {
  // Thrown from the left, down to the ring at second 1, and through it 0.9 s later.
  const dances: Trajectory = (t) => {
    if (t < 1) return { u: 12 * (t - 1), v: fall(t - 0.5) - fall(0.5) };
    return t < 1.9 ? { u: 0.2, v: -0.5 - 0.4 * Math.abs(Math.sin(9 * t)) } : swish(t - 0.9);
  };

  test.each([
    ['at its usual pace', 1],
    ['in slow motion', 0.5],
    ['at double speed', 2],
  ])('is dated half a second of the video after it came %s', (_name, pace) => {
    const trajectory: Trajectory = (t) => dances(t * pace);
    const flights = [flightAlong(trajectory, 0.2 / pace, 0.99 / pace)];
    const [shot, ...others] = judge(samplesOf(trajectory, 3 / pace), flights, rim, 1);
    expect(others).toEqual([]);
    expect(shot?.outcome).toBe('made');
    const came = 1 / pace;
    expect(Math.abs((shot?.rimSeconds ?? 0) - came - Math.min(0.5, 0.9 / pace))).toBeLessThan(0.1);
  });
});

describe('filmed from behind the shooter', () => {
  // Up past the ring, to a top above it, and down through it a second later.
  const overhead: Trajectory = (t) =>
    t < 0.1 ? null : t < 1 ? { u: 0.3, v: -2.6 + 21.5 * (t - 0.65) ** 2 } : rimOut(t);

  test('a shot happens when the ball comes down, not when it passes the ring on its way up', () => {
    const shots = judge(samplesOf(overhead, 3), [], rim, 1);
    expect(shots.map(({ outcome }) => outcome)).toEqual(['missed']);
    expect(shots[0]?.rimSeconds).toBeGreaterThan(0.8);
  });

  test('a ball that only passes the ring on its way up is no shot', () => {
    const up: Trajectory = (t) => (t < 0.1 || t > 0.6 ? null : overhead(t));
    expect(judge(samplesOf(up, 3), [], rim, 1)).toEqual([]);
  });
});

test('a put-back right after a miss is a second shot', () => {
  // Off the ring, down beside it, thrown again from there after 0.9 s, and in.
  const again: Trajectory = (t) => {
    if (t < 1.3) return rimOut(t);
    if (t < 1.6) return { u: 1.8, v: 2 };
    return t < 2.3
      ? { u: 1.8 - 2.4 * (t - 1.6), v: -1.6 + 21.5 * (t - 1.97) ** 2 }
      : swish(t - 1.3);
  };
  const flights = [flightAlong(again, 0.5, 1), flightAlong(again, 1.6, 2.3)];
  const shots = judge(samplesOf(again, 4), flights, rim, 1);
  expect(shots.map(({ outcome }) => outcome)).toEqual(['missed', 'made']);
});

describe('off the board', () => {
  // To the board, high above the ring, and back.
  const offBoard: Trajectory = (t) =>
    t < 0.7
      ? { u: 0.9 + 8 * (t - 0.7), v: -3.2 + 9 * (t - 0.7) }
      : { u: 0.9 - 16 * (t - 0.7), v: -3.2 + 21.5 * (t - 0.7) ** 2 };
  const flights = [flightAlong(offBoard, 0.3, 0.7), flightAlong(offBoard, 0.7, 1.3)];

  test('a ball that met only the board was a shot, and missed', () => {
    const shots = judge(samplesOf(offBoard, 1.3), flights, rim, 1);
    expect(shots.map(({ outcome }) => outcome)).toEqual(['missed']);
  });

  test('the same path in one flight touched nothing', () => {
    const over: Trajectory = (t) => ({ u: 0.9 + 8 * (t - 0.7), v: -3.2 + 3 * (t - 0.7) ** 2 });
    expect(judge(samplesOf(over, 1.3), [flightAlong(over, 0.3, 1.3)], rim, 1)).toEqual([]);
  });
});

test('a ball right before the camera does not cover the one at the ring', () => {
  const near: Trajectory = (t) => ({ u: -1.5, v: 2 - 20 * t + 20 * t * t });
  const large = flightAlong(near, 0.2, 1.2, 70);
  const shots = judge([], [large, flightAlong(swish, 0.5, 1.3)], rim, 1);
  expect(shots.map(({ rimSeconds }) => rimSeconds.toFixed(1))).toEqual(['1.0']);
});

test('a made shot dropped when it first fell through, whatever moves in front of the net after it', () => {
  const hand: Trajectory = (t) => (t < 1.7 || t > 1.85 ? null : { u: 0.2, v: 0.2 + 8 * (t - 1.7) });
  const shots = judge(
    samplesOf((t) => swish(t) ?? hand(t), 3),
    [],
    rim,
    1,
  );
  expect(shots.map(({ rimSeconds }) => rimSeconds.toFixed(1))).toEqual(['1.0']);
});

test('an attempt that may be none goes to review, with a reason', () => {
  const [shot] = judge(samplesOf(rimOut, 3), [], rim, 1);
  expect(shot?.needsReview).toBe(true);
  expect(shot?.evidence.reason).toMatch(/ The ball was not seen to fly there\.$/);
});

test('an unsure hoop makes every call less sure', () => {
  const samples = samplesOf(swish, 3);
  const [sure] = judge(samples, [], rim, 1);
  const [unsure] = judge(samples, [], rim, 0.2);
  expect(unsure?.confidence).toBeLessThan(sure?.confidence ?? 0);
  expect(unsure?.needsReview).toBe(true);
});

test('the evidence says where the ball crossed the ring, and why in words', () => {
  const [shot] = judge(samplesOf(swish, 3), [flightAlong(swish, 0.5, 1)], rim, 1);
  expect(shot?.evidence.crossing?.x).toBeCloseTo(400, 0);
  expect(shot?.evidence.reason).toMatch(/^Dropped through the net at 0:0[01]\.\d\.$/);
  expect(Object.keys(shot?.evidence.features ?? {})).toContain('netDown');
});
