import { describe, expect, test } from 'vitest';
import type { GreyPicture } from './ridges.ts';
import { ridgesAround } from './ridges.ts';

const width = 61;
const height = 41;
/** A grey floor with a soft line whose normal is at `normal` (radians), `offset` px from (30, 20). */
function floorWith(normal: number, offset: number, contrast = 80): GreyPicture {
  const luma = Array.from({ length: width * height }, (_, at) => {
    const x = (at % width) - 30;
    const y = Math.floor(at / width) - 20;
    const off = x * Math.cos(normal) + y * Math.sin(normal) - offset;
    return 100 + contrast * Math.exp(-(off * off) / 2);
  });
  return { width, height, luma };
}

const turnBetween = (a: number, b: number): number => {
  const turn = Math.abs(a - b) % Math.PI;
  return Math.min(turn, Math.PI - turn);
};

function clearest(picture: GreyPicture, at = { x: 30, y: 20 }, radius = 12) {
  const found = ridgesAround(picture, at, radius);
  const max = Math.max(...found.map(({ weight }) => weight));
  return found.filter(({ weight }) => weight > 0.9 * max);
}

describe.each([
  ['upright', 0, 0],
  ['level', Math.PI / 2, 0],
  ['aslant to the right', Math.PI / 4, 0],
  ['aslant to the left', (3 * Math.PI) / 4, 0],
  ['steep, a little aside', 0.3, 3],
  ['flat, a little aside', 2.8, -4],
])('a line %s', (_name, normal, offset) => {
  test.each([
    ['bright', 80],
    ['dark', -60],
  ])(
    '%s: its clearest pixels lie on its middle, and have the direction across it',
    (name, contrast) => {
      const pixels = clearest(floorWith(normal, offset, contrast));
      expect(pixels.length).toBeGreaterThan(10);
      for (const { x, y, normal: across, bright } of pixels) {
        const off = (x - 30) * Math.cos(normal) + (y - 20) * Math.sin(normal) - offset;
        expect(Math.abs(off)).toBeLessThan(0.8);
        expect(turnBetween(across, normal)).toBeLessThan(0.05);
        expect(across).toBeGreaterThanOrEqual(0);
        expect(across).toBeLessThan(Math.PI);
        expect(bright).toBe(name === 'bright');
      }
    },
  );
});

test('weights grow with the contrast and nothing else', () => {
  const weightOf = (contrast: number): number =>
    Math.max(...ridgesAround(floorWith(0, 0, contrast), { x: 30, y: 20 }, 12).map(({ weight }) => weight)); // prettier-ignore
  expect(weightOf(80) / weightOf(40)).toBeCloseTo(2, 1);
  // The bend of a line that is blurred by as much as it is wide.
  expect(weightOf(80) / (80 / (2 * Math.SQRT2))).toBeCloseTo(1, 1);
});

test('only pixels within the radius count', () => {
  const found = ridgesAround(floorWith(0, 0), { x: 30, y: 20 }, 6);
  const far = Math.max(...found.map(({ x, y }) => Math.hypot(x - 30, y - 20)));
  expect(far).toBeLessThanOrEqual(6);
  expect(far).toBeGreaterThan(5);
});

test.each([
  ['left', { x: 0, y: 20 }],
  ['right', { x: 60, y: 20 }],
  ['top', { x: 30, y: 0 }],
  ['bottom', { x: 30, y: 40 }],
])('the %s edge of the picture is no line', (_name, at) => {
  const bare = { width, height, luma: new Uint8Array(width * height).fill(90) };
  const found = ridgesAround(bare, at, 8);
  expect(found.every(({ weight }) => weight < 1e-6)).toBe(true);
});
