import { expect, it } from 'vitest';
import { renderWorkout } from '../render-workout.ts';
import { labelPicture, type SeenSubject } from './labels.ts';
import { planPicture } from './plan-picture.ts';
import { renderPicture } from './render-picture.ts';

const SEEDS = Array.from({ length: 200 }, (_, index) => 900 + index);
const SOME = SEEDS.slice(0, 24);

it('the same seed gives the same picture, another seed a different one', () => {
  const [picture, again, other] = [7, 7, 8].map((seed) => renderPicture(seed));
  expect(again).toEqual(picture);
  expect(other?.labels).not.toEqual(picture?.labels);
});

it('every kind of view occurs, and every shape of picture', () => {
  const plans = SEEDS.map((seed) => planPicture(seed));
  const views = new Set(plans.map(({ view }) => view));
  expect([...views].sort()).toEqual(['anywhere', 'away', 'behind', 'close', 'usual']);
  const shapes = new Set(plans.map(({ camera }) => (camera.width / camera.height).toFixed(1)));
  expect([...shapes].sort()).toEqual(['0.6', '1.0', '1.3', '1.8']);
});

it('the ring of a usual view is labelled at its true position in the workout', () => {
  const seed = SEEDS.find((each) => {
    const { view, secondHoop } = planPicture(each);
    return view === 'usual' && !secondHoop && renderPicture(each).labels.boxes[0]?.kind === 'hoop';
  });
  if (seed === undefined) expect.unreachable('No usual view shows a ring');
  const { placement, camera } = planPicture(seed);
  const { width, height } = camera;
  const { rim } = renderWorkout({ seed: 1, shots: 1, width, height, camera: placement }).truth;
  const hoop = renderPicture(seed).labels.boxes[0];
  expect((hoop?.cx ?? 0) * width).toBeCloseTo(rim.cx, 6);
  expect((hoop?.cy ?? 0) * height).toBeCloseTo(rim.cy, 6);
  expect((hoop?.width ?? 0) * width).toBeCloseTo(2 * rim.rx, 6);
  expect((hoop?.height ?? 0) * height).toBeGreaterThanOrEqual(2 * rim.ry - 1e-6);
});

it('boxes and feet lie in the picture, and a picture away from the hoop has no box for it', () => {
  for (const seed of SOME) {
    const { labels, view } = renderPicture(seed);
    for (const { kind, cx, cy, width, height, feet } of labels.boxes) {
      expect(Math.min(cx - width / 2, cy - height / 2, ...(feet ?? []))).toBeGreaterThan(-1e-9);
      expect(Math.max(cx + width / 2, cy + height / 2, ...(feet ?? []))).toBeLessThan(1 + 1e-9);
      expect(Math.min(width, height)).toBeGreaterThan(0);
      if (view === 'away') expect(kind).not.toBe('hoop');
      if (kind !== 'person') expect(feet).toBeNull();
    }
  }
});

const SIZE = { width: 100, height: 100 };
const ring = (left: number, shown: number): SeenSubject => {
  const box = { left, right: left + 20, top: 40, bottom: 50 };
  return { subject: { kind: 'hoop', box, marks: [], feet: null }, shown };
};

it.each([
  { name: 'in full view', seen: ring(40, 1), boxes: 1, isComplete: true },
  { name: 'a little cut by the border', seen: ring(-5, 1), boxes: 1, isComplete: true },
  { name: 'cut by more than 30 %', seen: ring(-7, 1), boxes: 0, isComplete: false },
  { name: 'outside of the picture', seen: ring(-30, 1), boxes: 0, isComplete: true },
  { name: 'hidden by its board', seen: ring(40, 0), boxes: 0, isComplete: true },
  { name: 'hidden in part', seen: ring(40, 0.3), boxes: 0, isComplete: false },
  { name: 'behind glass', seen: { ...ring(40, 0), isDoubtful: true }, boxes: 0, isComplete: false },
])('a ring $name', ({ seen, boxes, isComplete }) => {
  const labels = labelPicture([seen], SIZE);
  expect(labels.boxes).toHaveLength(boxes);
  expect(labels.complete.includes('hoop')).toBe(isComplete);
});
