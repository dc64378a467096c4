import { describe, expect, test } from 'vitest';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { reviewOrder, shotAfter, toCheck } from './review-order.ts';
import { EMPTY_LOG, shotLogReducer } from '../../lib/shot-log/shot-log.ts';
import { detectedShot } from '../../lib/shot-log/testing.ts';

const DOUBTFUL = { needsReview: true, confidence: 0.55 };
const found = shotLogReducer(EMPTY_LOG, {
  type: 'detected',
  shots: [detectedShot(1), detectedShot(4, DOUBTFUL), detectedShot(2), detectedShot(3, DOUBTFUL)],
});
const moments = (shots: readonly LoggedShot[]) => shots.map(({ rimSeconds }) => rimSeconds);
const keyAt = (seconds: number) =>
  found.shots.find(({ rimSeconds }) => rimSeconds === seconds)?.key ?? '';

describe('reviewOrder', () => {
  test('doubtful shots come first, each group by time', () => {
    expect(moments(reviewOrder(found.shots))).toEqual([3, 4, 1, 2]);
  });

  test('shots without a moment come last, in the order they were counted', () => {
    const log = [null, 9, null].reduce(
      (before, rimSeconds) =>
        shotLogReducer(before, {
          type: 'counted',
          outcome: 'made',
          zone: null,
          ...(rimSeconds === null ? {} : { rimSeconds }),
        }),
      found,
    );
    const ordered = reviewOrder(log.shots);
    expect(moments(ordered)).toEqual([3, 4, 1, 2, 9, null, null]);
    expect(ordered.slice(-2).map(({ key }) => key)).toEqual(['by-hand-1', 'by-hand-3']);
  });

  test('rows keep their position when they are judged', () => {
    const judged = shotLogReducer(found, { type: 'called', key: keyAt(3), outcome: 'missed' });
    expect(moments(reviewOrder(judged.shots))).toEqual([3, 4, 1, 2]);
    expect(toCheck(found.shots)).toBe(2);
    expect(toCheck(judged.shots)).toBe(1);
  });
});

test.each<[seconds: number, next: number | null]>([
  [3, 4],
  [4, 1],
  [1, 2],
  [2, null],
])('after the shot at %i s comes the one at %o', (seconds, next) => {
  expect(shotAfter(found.shots, keyAt(seconds))).toBe(next === null ? null : keyAt(next));
});
