import { describe, expect, test } from 'vitest';
import type { GreyPicture } from './ridges.ts';
import { snapToLine } from './snap-to-line.ts';

interface Stroke {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly thick: number;
  readonly level: number;
}

/** Strokes with soft edges on a floor of planks. */
function floor(strokes: readonly Stroke[]): GreyPicture {
  const width = 120;
  const height = 90;
  const luma = Uint8Array.from({ length: width * height }, (_, i) => {
    const x = i % width;
    const y = Math.floor(i / width);
    let level = 120 + ((Math.floor(x / 9) * 7 + Math.floor(y / 17) * 5) % 11);
    for (const { from, to, thick, level: ink } of strokes) {
      const dx = to[0] - from[0];
      const dy = to[1] - from[1];
      const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy);
      const part = Math.max(0, Math.min(1, along));
      const off = Math.hypot(from[0] + part * dx - x, from[1] + part * dy - y);
      const cover = Math.max(0, Math.min(1, thick / 2 + 0.5 - off));
      level += (ink - level) * cover;
    }
    return level;
  });
  return { width, height, luma };
}

const white = { thick: 3, level: 230 };
/** The end of a free-throw line at a lane line, seen at an angle. */
const corner = [
  { from: [10, 30], to: [61.3, 44.6], ...white },
  { from: [90, 12], to: [61.3, 44.6], ...white },
] as const;
const tee = [
  { from: [5, 50], to: [115, 44], ...white },
  { from: [61.3, 46.9], to: [70, 5], ...white },
] as const;

describe.each([
  ['a corner', corner, 44.6],
  ['where a line ends at another', tee, 46.9],
])('%s', (_name, strokes, y) => {
  test.each([
    [0, 0],
    [6, 4],
    [-7, -3],
    [3, -8],
    [-5, 6],
  ])('dragged %i px to the right and %i px down of it', (dx, dy) => {
    const found = snapToLine(floor(strokes), { x: 61.3 + dx, y: y + dy }, 14);
    expect(found?.kind).toBe('crossing');
    expect(Math.hypot((found?.x ?? 0) - 61.3, (found?.y ?? 0) - y)).toBeLessThan(1);
  });
});

test('dark paint on light wood is found too', () => {
  const dark = corner.map((stroke) => ({ ...stroke, level: 60 }));
  const found = snapToLine(floor(dark), { x: 64, y: 47 }, 14);
  expect(found?.kind).toBe('crossing');
  expect(Math.hypot((found?.x ?? 0) - 61.3, (found?.y ?? 0) - 44.6)).toBeLessThan(1);
});

test('beside a single line, the nearest point on it is found', () => {
  const line = { from: [0, 40], to: [120, 40], ...white } as const;
  const found = snapToLine(floor([line]), { x: 50, y: 46 }, 14);
  expect(found?.kind).toBe('line');
  expect(found?.x).toBeCloseTo(50, 0);
  expect(found?.y).toBeCloseTo(40, 0);
});

test('a clear line beyond the radius is ignored', () => {
  const line = { from: [0, 40], to: [120, 40], ...white } as const;
  expect(snapToLine(floor([line]), { x: 50, y: 58 }, 14)).toBeNull();
});

test('on bare planks nothing is found', () => {
  expect(snapToLine(floor([]), { x: 60, y: 40 }, 14)).toBeNull();
});

describe('a single line', () => {
  const dragged = { x: 60, y: 45 };
  /** Degrees across it, and px from the dragged point. */
  test.each([
    [0, 4],
    [1, -4],
    [3, 5],
    [30, -5],
    [60, 4],
    [89, -4],
    [91, 5],
    [120, -5],
    [150, 4],
    [177, -4],
    [179, 5],
    [179, -5],
  ])('%i degrees across, %i px away: snaps to the nearest point', (degrees, off) => {
    const across = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(across), Math.sin(across)];
    const foot = { x: dragged.x + off * cos, y: dragged.y + off * sin };
    const end = (by: number): [number, number] => [foot.x - by * sin, foot.y + by * cos];
    const found = snapToLine(floor([{ from: end(-60), to: end(60), ...white }]), dragged, 8);
    expect(found?.kind).toBe('line');
    expect(Math.abs((found?.x ?? NaN) - foot.x)).toBeLessThan(0.6);
    expect(Math.abs((found?.y ?? NaN) - foot.y)).toBeLessThan(0.6);
  });
});
