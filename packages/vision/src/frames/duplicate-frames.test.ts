import { expect, test } from 'vitest';
import { orange, Sheet } from '../testing/draw.ts';
import type { Frame } from './frame.ts';
import { DuplicateFrameFilter } from './duplicate-frames.ts';

/** A ball at each of the points, in frames that follow each other. */
function framesOf(places: readonly number[], size = { width: 80, height: 64 }): Frame[] {
  return places.map((x, at) =>
    new Sheet(size.width, size.height).disc(x, 30, 8, orange).frame(at / 60),
  );
}

/** The same frames, compressed again: every square differs a little, each by another amount. */
function recompressed(frames: readonly Frame[]): Frame[] {
  return frames.map((frame, at) => ({
    ...frame,
    luma: frame.luma.map((level, i) => level + ((((i % frame.width) >> 3) + at) % 3)),
  }));
}

function repeatsIn(frames: readonly Frame[]): number[] {
  const repeats = new DuplicateFrameFilter();
  return frames.flatMap((frame, at) => (repeats.isDuplicate(frame) ? [at] : []));
}

test.each([
  ['the same picture later', [40, 40, 40], [1, 2]],
  ['the ball one pixel on', [40, 41, 42], []],
  ['each picture three times', [20, 20, 20, 30, 30, 30, 40, 40, 40], [1, 2, 4, 5, 7, 8]],
])('%s', (_name, places, repeated) => {
  expect(repeatsIn(framesOf(places))).toEqual(repeated);
});

test('repeated pictures are recognised after another compression, once something has moved', () => {
  const frames = framesOf([20, 20, 28, 28, 36, 36, 44, 44]);
  expect(repeatsIn(recompressed(frames))).toEqual([3, 5, 7]);
});

test('a ball that slows down is no repeat', () => {
  expect(repeatsIn(framesOf([10, 18, 25, 31, 36, 40, 43, 46]))).toEqual([]);
});

test('widths that are no multiple of four are compared as well', () => {
  const frames = framesOf([20, 20, 30, 30], { width: 78, height: 60 });
  expect(repeatsIn(frames)).toEqual([1, 3]);
});
