import { expect, test } from 'vitest';
import { foundShot, labelledClip, trueShot } from '../testing/shots.ts';
import { measurementsOf } from './measurements.ts';

const ring = { cx: 100, cy: 50, rx: 10, ry: 3 };
const clip = labelledClip([trueShot(2, { outcome: 'missed' })], { rim: ring, set: 'gym' });
const analysisAt = (rim: typeof ring) => ({
  shots: [foundShot(2.1)],
  rim,
  hoopConfidence: 0.8,
  warnings: [],
  failure: null,
});

test('the measurements of an attempt are paired with its true outcome', () => {
  expect(measurementsOf(clip, analysisAt(ring))).toEqual([
    { file: 'a.mp4', place: 'gym', made: false, count: 1, features: {}, hoopConfidence: 0.8 },
  ]);
});

test.each([
  ['half a rim width off', 109, 1],
  ['further off than that', 111, 0],
])('of a clip whose ring is %s', (_name, cx, attempts) => {
  expect(measurementsOf(clip, analysisAt({ ...ring, cx }))).toHaveLength(attempts);
});

test('a rendered shot counts half', () => {
  const rendered = { ...clip, set: 'synth' };
  expect(measurementsOf(rendered, analysisAt(ring))[0]?.count).toBe(0.5);
});
