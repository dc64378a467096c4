import { describe, expect, test } from 'vitest';
import type { RimSighting } from './rim-sightings.ts';
import { measure, passSeconds } from './features.ts';
import { inRow, sighting, trajectoryWith } from './testing/rim-sightings.ts';
import { rim } from './testing/film-trajectory.ts';

/** Measurements of a ball that arrived at second 1. */
function measured(
  sightings: readonly RimSighting[],
  known: Parameters<typeof trajectoryWith>[0] = {},
) {
  const to = sightings.at(-1)?.seconds ?? 1;
  const attempt = { from: 0.8, arrival: 1, to, sightings, rimArrival: null };
  return measure(trajectoryWith(known), attempt, known.rim ?? rim);
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
    ['was not out of sight for long', [sighting(1, 0, 0.6), sighting(1.1, 0, 1.5)], 0.1],
    ['was there the longest of several times', inRow(1, [0, 0.6], [0, 0.7], [0, 0.8], [2, 0.6], [0, 0.7], [0, 0.8]), 2 / 30],
  ])('%s', (_name, sightings, seconds) => {
    expect(measured(sightings).netDown).toBeCloseTo(seconds, 6);
  }); // prettier-ignore

  test('is measured in real seconds', () => {
    const { netDown } = measured([sighting(1, 0, 0.6), sighting(1.2, 0, 1.5)], { pace: 0.5 });
    expect(netDown).toBeCloseTo(0.1, 6);
  });
});

test('is 0 from under the ring, where a ball that comes nearer only seems to hang', () => {
  const hangs = inRow(1, [0, -0.2], ...Array.from({ length: 9 }, (): [number, number] => [1.1, 0.5]));
  expect(measured(hangs, { rim: { ...rim, ry: 0.39 * rim.rx } }).netDown).toBeGreaterThan(0.2);
  expect(measured(hangs, { rim: { ...rim, ry: 0.41 * rim.rx } })).toMatchObject({ netDown: 0, pass: 0 });
}); // prettier-ignore

describe('when a ball passed the ring', () => {
  const below = sighting(1.2, 0, 1.2);
  test.each([
    ['from its middle', [sighting(1, 0, 0), below], 1],
    ['from its edge', [sighting(1, 0.8, 0), below], 1],
    ['from above it', [sighting(1, 0, -1.5), below], 1],
    ['from right under its middle', [sighting(1, 0, 0.19), below], 1],
    ['but not from under it', [sighting(1, 0, 0.21), below], null],
    ['to the side of the net', [sighting(1, 0, 0), sighting(1.2, 0.95, 1.2)], 1],
    ['but not beside it', [sighting(1, 0, 0), sighting(1.2, 1.05, 1.2)], null],
    ['to right under it', [sighting(1, 0, 0), sighting(1.2, 0, 1.05)], 1],
    ['but not into it alone', [sighting(1, 0, 0), sighting(1.2, 0, 0.95)], null],
    ['to under the net', [sighting(1, 0, 0), sighting(1.2, 0, 2.1)], 1],
    ['soon', [sighting(1, 0, 0), sighting(1.4, 0, 1.2)], 1],
    ['from when it was last in it', [sighting(0.7, 0, 0), sighting(1, 0, 0.1), below], 1],
    ['though it swung aside', [sighting(1, 0, 0), sighting(1.1, 0.95, 1), below], 1],
    ['but not when it was beside the net', [sighting(1, 0, 0), sighting(1.1, 1.1, 1), below], null],
    ['but not when it was beside the ring after that', [sighting(1, 0, 0), sighting(1.1, 1.05, -0.05), below], null],
    ['though it came from there', [sighting(0.9, 1.05, -0.5), sighting(1, 0.95, -0.05), below], 1],
    ['but not when right beside the net', [sighting(1, 0, 0), sighting(1.1, 1.2, 0.05), below], null],
    ['but not beside its end', [sighting(1, 0, 0), sighting(1.1, -1.2, 1.95), below], null],
    ['though it was beside and under the net', [sighting(1, 0, 0), sighting(1.1, 1.2, 2.05), below], 1],
    ['and did so once for all', [sighting(1, 0, 0), sighting(1.1, 0, 1.2), sighting(1.3, 0, 0), sighting(1.4, 0, 1.2)], 1],
    ['but nothing passes a ring unseen', [below], null],
  ])('%s', (_name, sightings, seconds) => {
    expect(passSeconds(sightings)).toBe(seconds);
  }); // prettier-ignore

  test('the feature is 1 for a pass, and for a ball that the net held', () => {
    expect(measured([sighting(1, 0, 0), below]).pass).toBe(1);
    expect(measured([sighting(1, 0, 0), sighting(1.2, 0, 0.45)]).pass).toBe(0);
    const hangs = inRow(1, [0, -0.2], ...Array.from({ length: 9 }, (): [number, number] => [1.1, 0.5]));
    expect(passSeconds(hangs)).toBeNull();
    expect(measured(hangs).pass).toBe(1);
  }); // prettier-ignore
});

describe('the sideways distance of a ball below the ring', () => {
  const inRing = sighting(1, 0.4, -0.2);
  test.each([
    ['is the median of the sightings', inRow(1.1, [-0.6, 1.1], [-0.2, 1.3], [-0.3, 1.6]), 0.3],
    ['to both sides', inRow(1.1, [0.5, 1.1], [-0.5, 1.3], [-0.5, 1.6]), 0.5],
    ['under the ring', inRow(1.1, [0.6, 0.95], [0.3, 1.05]), 0.3],
    ['to the end of the net', inRow(1.1, [0.3, 1.95], [0.6, 2.05]), 0.3],
    ['once it dropped', [sighting(0.9, 0.9, 1.2), inRing, sighting(1.1, 0.3, 1.2)], 0.3],
    ['is 0 for a ball that was not seen there', inRow(1.1, [0.3, 0.1], [0.3, 2.1]), 0],
    ['is 0 for a ball that did not pass', inRow(1.1, [1.05, 0.5], [0.5, 1.2]), 0],
  ])('%s', (_name, sightings, aside) => {
    expect(measured([inRing, ...sightings]).aside).toBeCloseTo(aside, 6);
  });
});

test('ignores hands under the net', () => {
  const fell = [sighting(0.9, 0, -0.9), sighting(0.97, 0, -0.3), sighting(1.05, 0, 0.5), sighting(1.12, 0, 1.5)];
  const caught = [sighting(1.19, 0, 2.1), sighting(1.26, 0, 2.2), sighting(1.33, 0, 2.2)];
  const netMotions = [{ seconds: 1.4, motion: 2 }];
  const alone = measured(fell, { netMotions });
  expect(measured([...fell, ...caught, sighting(1.4, 0, 1.7)], { netMotions })).toEqual(alone);
  expect(measured([...fell, ...caught], { netMotions })).not.toEqual(alone);
}); // prettier-ignore

describe('whether a ball is lost', () => {
  const falls = [sighting(0.95, -0.5, -1), sighting(1.05, 0, 0)];
  test.each([
    ['that fell to the ring', falls, 1],
    ['unless it passed it', [...falls, sighting(1.1, 0, 1.1)], 0],
    ['unless it bounced', [...falls, sighting(1.1, 0, -0.2)], 0],
  ])('%s', (_name, sightings, lost) => {
    expect(measured(sightings).lost).toBe(lost);
  });
});

describe('a net that moves after the ball', () => {
  /** Dropped at second 1, and out of the net at 1.1. */
  const through = [sighting(0.95, 0, -0.5), sighting(1.05, 0, 0.5), sighting(1.1, 0, 2.8)];
  const netMotions = (...seen: readonly (readonly [seconds: number, motion: number])[]) =>
    seen.map(([seconds, motion]) => ({ seconds, motion }));
  test.each([
    ['more than usual', through, netMotions([1.2, 0.7], [1.3, 0.9]), 0.7],
    ['less than usual', through, netMotions([1.2, -0.3]), -0.4],
    ['wildly', through, netMotions([1.2, 3]), 2.9],
    ['not at all', through, netMotions([1.2, -3]), -3.1],
    ['for as long as it swings', through, netMotions([1.2, 0.5], [1.55, 0.7], [1.65, 0.9]), 0.5],
    ['once the ball is out of it', through, netMotions([1.05, 0.9], [1.2, 0.3]), 0.2],
    ['when the net was not watched', through, [], 0],
    ['but not after a ball that was not seen to leave it', through.slice(0, 2), netMotions([1.2, 0.9], [1.3, 0.4]), 0],
  ])('%s', (_name, sightings, seen, motion) => {
    expect(measured(sightings, { netMotions: seen }).netMotion).toBeCloseTo(motion, 6);
  }); // prettier-ignore

  test('is 0 where balls fall in front of the net', () => {
    const seen = netMotions([1.2, 0.7]);
    expect(
      measured(through, { netMotions: seen, rim: { ...rim, ry: 0.39 * rim.rx } }).netMotion,
    ).toBeCloseTo(0.6, 6);
    expect(
      measured(through, { netMotions: seen, rim: { ...rim, ry: 0.41 * rim.rx } }).netMotion,
    ).toBe(0);
  });

  test('is measured in real seconds', () => {
    const seen = netMotions([1.2, 0.5], [2.05, 0.9]);
    expect(measured(through, { netMotions: seen, pace: 0.5 }).netMotion).toBeCloseTo(0.6, 6);
  });
});

describe('a later sighting of the ball', () => {
  test.each([
    ['beside the ring', sighting(1.5, -1.05, 0.05), 1],
    ['within it', sighting(1.5, 0.95, 0.05), 0],
    ['above it', sighting(1.5, 1.6, -0.05), 0],
    ['beside the net', sighting(1.5, 1.6, 1.95), 1],
    ['under that', sighting(1.5, 1.6, 2.05), 0],
    ['beside the ring, as it came', sighting(0.95, 1.6, 0.05), 0],
  ])('%s', (_name, seen, leftSide) => {
    expect(measured([sighting(0.9, 0, -1), seen]).leftSide).toBe(leftSide);
  });

  test('ignores another ball before the attempt', () => {
    expect(measured([sighting(0.75, 0, 0), sighting(0.85, 0, 1.1)]).pass).toBe(0);
    expect(measured([sighting(0.8, 0, 0), sighting(0.85, 0, 1.1)]).pass).toBe(1);
  });

  test('a ball that did not pass has no speed below the ring', () => {
    expect(measured([sighting(0.9, 2, -1), sighting(1.1, 2, 1)]).fallSpeed).toBe(1);
  });
});
