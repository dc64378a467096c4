import { describe, expect, test } from 'vitest';
import type { BallPlace } from './places.ts';
import { measure, passSeconds } from './features.ts';
import { inRow, place, wayWith } from './testing/ball-places.ts';
import { rim } from './testing/film-way.ts';

/** What is measured of a ball that arrived at second 1. */
function measured(places: readonly BallPlace[], known: Parameters<typeof wayWith>[0] = {}) {
  const to = places.at(-1)?.seconds ?? 1;
  const attempt = { from: 0.8, arrival: 1, to, places, landing: null };
  return measure(wayWith(known), attempt, known.rim ?? rim);
}

describe('a ball sinks in the net for as long as it', () => {
  test.each([
    ['is followed down', inRow(1, [0, 0.6], [0, 0.8], [0, 1]), 2 / 30],
    ['is at most so far aside', inRow(1, [0.8, 0.6], [0.8, 0.8]), 1 / 30],
    ['is not further aside', inRow(1, [0.9, 0.6], [0.9, 0.8]), 0],
    ['is under the ring', inRow(1, [0, 0.3], [0, 0.5]), 1 / 30],
    ['is not still in the ring', inRow(1, [0, 0.2], [0, 0.4]), 0],
    ['is above the end of the net', inRow(1, [0, 1.5], [0, 1.95]), 1 / 30],
    ['is not under it', inRow(1, [0, 1.9], [0, 2.05]), 0],
    ['was not out of sight for long', [place(1, 0, 0.6), place(1.1, 0, 1.5)], 0.1],
    ['was there the longest of several times', inRow(1, [0, 0.6], [0, 0.7], [0, 0.8], [2, 0.6], [0, 0.7], [0, 0.8]), 2 / 30],
  ])('%s', (_name, places, seconds) => {
    expect(measured(places).netDown).toBeCloseTo(seconds, 6);
  }); // prettier-ignore

  test('in real seconds', () => {
    const { netDown } = measured([place(1, 0, 0.6), place(1.2, 0, 1.5)], { pace: 0.5 });
    expect(netDown).toBeCloseTo(0.1, 6);
  });
});

test('from under the ring nothing hangs: a ball that comes nearer seems to', () => {
  const hangs = inRow(1, [0, -0.2], ...Array.from({ length: 9 }, (): [number, number] => [1.1, 0.5]));
  expect(measured(hangs, { rim: { ...rim, ry: 0.39 * rim.rx } }).netDown).toBeGreaterThan(0.2);
  expect(measured(hangs, { rim: { ...rim, ry: 0.41 * rim.rx } })).toMatchObject({ netDown: 0, pass: 0 });
}); // prettier-ignore

describe('a ball passed the ring', () => {
  const below = place(1.2, 0, 1.2);
  test.each([
    ['from its middle', [place(1, 0, 0), below], 1],
    ['from its edge', [place(1, 0.8, 0), below], 1],
    ['from above it', [place(1, 0, -1.5), below], 1],
    ['from right under its middle', [place(1, 0, 0.19), below], 1],
    ['but not from under it', [place(1, 0, 0.21), below], null],
    ['to the side of the net', [place(1, 0, 0), place(1.2, 0.95, 1.2)], 1],
    ['but not beside it', [place(1, 0, 0), place(1.2, 1.05, 1.2)], null],
    ['to right under it', [place(1, 0, 0), place(1.2, 0, 1.05)], 1],
    ['but not into it alone', [place(1, 0, 0), place(1.2, 0, 0.95)], null],
    ['to under the net', [place(1, 0, 0), place(1.2, 0, 2.1)], 1],
    ['soon', [place(1, 0, 0), place(1.4, 0, 1.2)], 1],
    ['from when it was last in it', [place(0.7, 0, 0), place(1, 0, 0.1), below], 1],
    ['though it swung aside', [place(1, 0, 0), place(1.1, 0.95, 1), below], 1],
    ['but not when it was beside the net', [place(1, 0, 0), place(1.1, 1.1, 1), below], null],
    ['but not when it was beside the ring after that', [place(1, 0, 0), place(1.1, 1.05, -0.05), below], null],
    ['though it came from there', [place(0.9, 1.05, -0.5), place(1, 0.95, -0.05), below], 1],
    ['but not when right beside the net', [place(1, 0, 0), place(1.1, 1.2, 0.05), below], null],
    ['but not beside its end', [place(1, 0, 0), place(1.1, -1.2, 1.95), below], null],
    ['though it was beside and under the net', [place(1, 0, 0), place(1.1, 1.2, 2.05), below], 1],
    ['and did so once for all', [place(1, 0, 0), place(1.1, 0, 1.2), place(1.3, 0, 0), place(1.4, 0, 1.2)], 1],
    ['but nothing passes a ring unseen', [below], null],
  ])('%s', (_name, places, seconds) => {
    expect(passSeconds(places)).toBe(seconds);
  }); // prettier-ignore

  test('which is told, or that the net held it', () => {
    expect(measured([place(1, 0, 0), below]).pass).toBe(1);
    expect(measured([place(1, 0, 0), place(1.2, 0, 0.45)]).pass).toBe(0);
    const hangs = inRow(1, [0, -0.2], ...Array.from({ length: 9 }, (): [number, number] => [1.1, 0.5]));
    expect(passSeconds(hangs)).toBeNull();
    expect(measured(hangs).pass).toBe(1);
  }); // prettier-ignore
});

describe('how far aside a ball was below the ring', () => {
  const inRing = place(1, 0.4, -0.2);
  test.each([
    ['is the middle of what was seen', inRow(1.1, [-0.6, 1.1], [-0.2, 1.3], [-0.3, 1.6]), 0.3],
    ['to both sides', inRow(1.1, [0.5, 1.1], [-0.5, 1.3], [-0.5, 1.6]), 0.5],
    ['under the ring', inRow(1.1, [0.6, 0.95], [0.3, 1.05]), 0.3],
    ['to the end of the net', inRow(1.1, [0.3, 1.95], [0.6, 2.05]), 0.3],
    ['once it dropped', [place(0.9, 0.9, 1.2), inRing, place(1.1, 0.3, 1.2)], 0.3],
    ['is nothing of a ball that was not seen there', inRow(1.1, [0.3, 0.1], [0.3, 2.1]), 0],
    ['is nothing of a ball that did not pass', inRow(1.1, [1.05, 0.5], [0.5, 1.2]), 0],
  ])('%s', (_name, places, aside) => {
    expect(measured([inRing, ...places]).aside).toBeCloseTo(aside, 6);
  });
});

test('what hands do under the net is not measured', () => {
  const fell = [place(0.9, 0, -0.9), place(0.97, 0, -0.3), place(1.05, 0, 0.5), place(1.12, 0, 1.5)];
  const caught = [place(1.19, 0, 2.1), place(1.26, 0, 2.2), place(1.33, 0, 2.2)];
  const stirs = [{ seconds: 1.4, stir: 2 }];
  const alone = measured(fell, { stirs });
  expect(measured([...fell, ...caught, place(1.4, 0, 1.7)], { stirs })).toEqual(alone);
  expect(measured([...fell, ...caught], { stirs })).not.toEqual(alone);
}); // prettier-ignore

describe('a ball is lost', () => {
  const falls = [place(0.95, -0.5, -1), place(1.05, 0, 0)];
  test.each([
    ['that fell to the ring', falls, 1],
    ['unless it passed it', [...falls, place(1.1, 0, 1.1)], 0],
    ['unless it bounced', [...falls, place(1.1, 0, -0.2)], 0],
  ])('%s', (_name, places, lost) => {
    expect(measured(places).lost).toBe(lost);
  });
});

describe('a net that moves after the ball', () => {
  /** Dropped at second 1, and out of the net at 1.1. */
  const through = [place(0.95, 0, -0.5), place(1.05, 0, 0.5), place(1.1, 0, 2.8)];
  const stirs = (...seen: readonly (readonly [seconds: number, stir: number])[]) =>
    seen.map(([seconds, stir]) => ({ seconds, stir }));
  test.each([
    ['more than it usually does', through, stirs([1.2, 0.7], [1.3, 0.9]), 0.7],
    ['less than that', through, stirs([1.2, -0.3]), -0.4],
    ['wildly', through, stirs([1.2, 3]), 2.9],
    ['not at all', through, stirs([1.2, -3]), -3.1],
    ['for as long as it swings', through, stirs([1.2, 0.5], [1.55, 0.7], [1.65, 0.9]), 0.5],
    ['once the ball is out of it', through, stirs([1.05, 0.9], [1.2, 0.3]), 0.2],
    ['when nobody looked', through, [], 0],
    ['but not of a ball that nobody saw leave it', through.slice(0, 2), stirs([1.2, 0.9], [1.3, 0.4]), 0],
  ])('%s', (_name, places, seen, stir) => {
    expect(measured(places, { stirs: seen }).netStir).toBeCloseTo(stir, 6);
  }); // prettier-ignore

  test('says nothing where balls fall before it', () => {
    const seen = stirs([1.2, 0.7]);
    expect(
      measured(through, { stirs: seen, rim: { ...rim, ry: 0.39 * rim.rx } }).netStir,
    ).toBeCloseTo(0.6, 6);
    expect(measured(through, { stirs: seen, rim: { ...rim, ry: 0.41 * rim.rx } }).netStir).toBe(0);
  });

  test('is looked at in real seconds', () => {
    const seen = stirs([1.2, 0.5], [2.05, 0.9]);
    expect(measured(through, { stirs: seen, pace: 0.5 }).netStir).toBeCloseTo(0.6, 6);
  });
});

describe('where the ball was seen later', () => {
  test.each([
    ['beside the ring', place(1.5, -1.05, 0.05), 1],
    ['within it', place(1.5, 0.95, 0.05), 0],
    ['above it', place(1.5, 1.6, -0.05), 0],
    ['beside the net', place(1.5, 1.6, 1.95), 1],
    ['under that', place(1.5, 1.6, 2.05), 0],
    ['beside the ring, as it came', place(0.95, 1.6, 0.05), 0],
  ])('%s', (_name, seen, leftSide) => {
    expect(measured([place(0.9, 0, -1), seen]).leftSide).toBe(leftSide);
  });

  test('before the attempt is another ball', () => {
    expect(measured([place(0.75, 0, 0), place(0.85, 0, 1.1)]).pass).toBe(0);
    expect(measured([place(0.8, 0, 0), place(0.85, 0, 1.1)]).pass).toBe(1);
  });

  test('is not the speed of a ball that did not pass', () => {
    expect(measured([place(0.9, 2, -1), place(1.1, 2, 1)]).fallSpeed).toBe(1);
  });
});
