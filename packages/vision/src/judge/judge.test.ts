import { describe, expect, test } from 'vitest';
import type { ShotOutcome } from '../analysis.ts';
import { judge } from './judge.ts';
import type { RimSample } from './sample.ts';

const rim = { cx: 400, cy: 200, rx: 20, ry: 6 };

/** The ball's way in half rim widths (v downward), second by second; null: not seen. */
type Way = (seconds: number) => { u: number; v: number } | null;

/** What a camera with 30 frames a second would have measured. */
function samplesOf(way: Way, seconds: number): RimSample[] {
  return Array.from({ length: Math.round(seconds * 30) }, (_, frame) => {
    const now = frame / 30;
    const place = way(now);
    return {
      seconds: now,
      ball: place && { x: 400 + 20 * place.u, y: 200 + 20 * place.v, diameter: 21, score: 0.8 },
    };
  });
}

const fall = (t: number): number => 21.5 * t * t;

/** Comes down to the ring at second 1, from the left. */
const arriving: Way = (t) => (t < 0.5 ? null : { u: 6 * (t - 1), v: -fall(1.1 - t) + fall(0.1) });

const swish: Way = (t) => {
  if (t < 1) return arriving(t);
  if (t < 1.3) return { u: 0, v: 6 * (t - 1) };
  return t < 1.6 ? { u: 0, v: 1.8 + fall(t - 1.3) } : null;
};
const rimOut: Way = (t) => {
  if (t < 1) return arriving(t);
  return t < 1.6 ? { u: 4 * (t - 1) + 0.3, v: -8 * (t - 1) + fall(t - 1) } : null;
};
const bouncesIn: Way = (t) => {
  if (t < 1) return arriving(t);
  if (t < 1.6) return { u: 0.2, v: -0.5 - 7 * (t - 1) + 11.7 * (t - 1) ** 2 };
  return swish(t - 0.6);
};
// Free fall past the ring: what it must not be mistaken for is a ball held by the net.
const beside: Way = (t) =>
  t < 0.5 || t > 1.4 ? null : { u: 1.2 + 1.4 * (t - 1), v: fall(t - 0.4) - fall(0.6) };
const dribble: Way = (t) => ({ u: 1.5, v: 4 - 1.5 * Math.abs(Math.sin(6 * t)) });
const pass: Way = (t) => ({ u: 12 * (t - 1), v: 2.5 });
const highPass: Way = (t) => ({ u: 12 * (t - 1), v: -3.2 });

describe('shots and their calls', () => {
  const cases: [string, Way, ShotOutcome][] = [
    ['swish', swish, 'made'],
    ['bounces on the ring and drops', bouncesIn, 'made'],
    ['off the ring', rimOut, 'missed'],
    ['falls past the ring, beside the net', beside, 'missed'],
  ];
  test.each(cases)('%s', (_name, way, outcome) => {
    const shots = judge(samplesOf(way, 3), [], rim, 1);
    expect(shots.map((shot) => shot.outcome)).toEqual([outcome]);
    expect(Math.abs((shots[0]?.rimSeconds ?? 0) - (way === bouncesIn ? 1.6 : 1))).toBeLessThan(0.3);
  });
});

describe('no shots', () => {
  test.each([
    ['dribble below the ring', dribble],
    ['pass below the ring', pass],
    ['pass high over the ring', highPass],
    ['nothing', () => null],
  ])('%s', (_name, way: Way) => {
    expect(judge(samplesOf(way, 3), [], rim, 1)).toEqual([]);
  });
});

test('two shots a few seconds apart are two', () => {
  const both: Way = (t) => (t < 2.5 ? swish(t) : rimOut(t - 2.5));
  const shots = judge(samplesOf(both, 5), [], rim, 1);
  expect(shots.map(({ outcome }) => outcome)).toEqual(['made', 'missed']);
});

test('an unsure hoop makes every call less sure', () => {
  const samples = samplesOf(swish, 3);
  const [sure] = judge(samples, [], rim, 1);
  const [unsure] = judge(samples, [], rim, 0.2);
  expect(unsure?.confidence).toBeLessThan(sure?.confidence ?? 0);
  expect(unsure?.needsReview).toBe(true);
});

test('the evidence says where the ball crossed the ring, and why in words', () => {
  const [shot] = judge(samplesOf(swish, 3), [], rim, 1);
  expect(shot?.evidence.crossing?.x).toBeCloseTo(400, 0);
  expect(shot?.evidence.reason).toMatch(/^Dropped through the net at 0:0[01]\.\d\.$/);
  expect(Object.keys(shot?.evidence.features ?? {})).toContain('netDown');
});
