import { describe, expect, test } from 'vitest';
import type { Turn } from './scale-plane.ts';
import { PlaneScaler } from './scale-plane.ts';
import { planesOf } from './plane-layout.ts';

/** 4 by 2 px, row by row; the last two bytes of each row are padding. */
const bytes = Uint8Array.from([9, 9, 10, 20, 30, 40, 0, 0, 50, 60, 70, 80, 0, 0]);
const plane = { bytes, offset: 2, stride: 6, step: 1, width: 4, height: 2 };
const upright: Turn = { rotation: 0, flip: false };

function scaled(turn: Turn, width: number, height: number, levels: Uint8Array | null = null) {
  const out = new Uint8Array(width * height);
  new PlaneScaler(plane, { width, height }, turn).scale(plane, out, levels);
  return [...out];
}

describe('a plane', () => {
  test.each([
    { rotation: 0, flip: false, shows: [10, 20, 30, 40, 50, 60, 70, 80] },
    { rotation: 90, flip: false, shows: [50, 10, 60, 20, 70, 30, 80, 40] },
    { rotation: 180, flip: false, shows: [80, 70, 60, 50, 40, 30, 20, 10] },
    { rotation: 270, flip: false, shows: [40, 80, 30, 70, 20, 60, 10, 50] },
    { rotation: 0, flip: true, shows: [40, 30, 20, 10, 80, 70, 60, 50] },
    { rotation: 90, flip: true, shows: [10, 50, 20, 60, 30, 70, 40, 80] },
  ] as const)('turned by $rotation, mirrored: $flip', ({ shows, ...turn }) => {
    const isAside = turn.rotation === 90 || turn.rotation === 270;
    expect(scaled(turn, isAside ? 2 : 4, isAside ? 4 : 2)).toEqual(shows);
  });

  test('is interpolated where it shrinks', () => {
    expect(scaled(upright, 2, 1)).toEqual([35, 55]);
  });

  test('has its levels mapped', () => {
    const halved = Uint8Array.from({ length: 256 }, (_, level) => level / 2);
    expect(scaled(upright, 4, 2, halved)).toEqual([5, 10, 15, 20, 25, 30, 35, 40]);
  });
});

describe('planes lie in memory', () => {
  const size = { width: 5, height: 3 };
  test.each([
    ['I420', [0, 100, 200], [3, 2, 1, 1]],
    ['I422', [0, 100, 200], [3, 3, 1, 1]],
    ['I444', [0, 100, 200], [5, 3, 1, 1]],
    ['NV12', [0, 100, 101], [3, 2, 2, 2]],
  ] as const)('as %s', (format, offsets, [width, height, ...steps]) => {
    const layouts = [0, 100, 200].map((offset) => ({ offset, stride: 8 }));
    const [luma, ...colours] = planesOf(format)?.(bytes, layouts, size) ?? [];
    expect(luma).toMatchObject({ ...size, offset: 0, stride: 8, step: 1 });
    expect(colours.map(({ offset }) => offset)).toEqual(offsets.slice(1));
    expect(colours.map(({ step }) => step)).toEqual(steps);
    for (const colour of colours) expect(colour).toMatchObject({ width, height });
  });

  test.each(['I420P10', 'RGBA'])('otherwise in %s', (format) => {
    expect(planesOf(format)).toBeNull();
  });
});
