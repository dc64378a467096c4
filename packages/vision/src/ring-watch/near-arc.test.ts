import { describe, expect, test } from 'vitest';
import type { Picture } from '../frames/picture.ts';
import { hasNearArc, nearArcOf } from './near-arc.ts';

const rim = { cx: 100, cy: 80, rx: 50, ry: 30 };
const [sky, iron, leather] = [60, 160, 220];

const isIron = (x: number, y: number): boolean =>
  Math.abs(Math.hypot((x - rim.cx) / rim.rx, (y - rim.cy) / rim.ry) - 1) < 0.06;

function pictureOf(luma: (x: number, y: number) => number): Picture {
  const pixels = Array.from({ length: 200 * 200 }, (_, at) => luma(at % 200, Math.floor(at / 200)));
  return { width: 200, height: 200, luma: Uint8Array.from(pixels), chroma: null };
}

const empty = pictureOf((x, y) => (isIron(x, y) ? iron : sky));

/** A ball at (u, v), half rim widths from the ring's middle, in front of everything or behind the iron. */
function sightOf(u: number, v: number, isInFront: boolean, background = empty, shake = 0) {
  const ball = { x: rim.cx + u * rim.rx, y: rim.cy + v * rim.rx, diameter: 52 };
  const frame = pictureOf((x, y) => {
    const isBall = Math.hypot(x - ball.x, y - ball.y) < ball.diameter / 2;
    const seen = isIron(x - shake, y) && background === empty ? iron : sky;
    return isBall && (isInFront || seen === sky) ? leather : seen;
  });
  return nearArcOf(rim, ball, { frame, background, brightness: 0 });
}

describe('which hides the other', () => {
  test('a ball before the ring hides its near arc', () => {
    const { hidden, shown } = sightOf(0, -0.6, true);
    expect(hidden).toBeGreaterThan(5);
    expect(shown).toBe(0);
  });

  test.each([
    ['that comes down behind the arc', 0, 0],
    ['while the ring quivers', 0.1, 1],
  ])('a ball %s leaves it to be seen', (_name, u, shake) => {
    const { hidden, shown } = sightOf(u, -0.6, false, empty, shake);
    expect(shown).toBeGreaterThan(5);
    expect(hidden).toBe(0);
  });

  test.each([
    ['away from the near arc', 0, 0.6, empty],
    ['where no iron is', 0, -0.6, pictureOf(() => sky)],
  ])('a ball %s tells nothing', (_name, u, v, background) => {
    expect(sightOf(u, v, true, background)).toEqual({ hidden: 0, shown: 0 });
  });
});

test.each([
  ['large and from below', rim, true],
  ['too small', { ...rim, rx: 12, ry: 7 }, false],
  ['from its own height', { ...rim, ry: 3 }, false],
])('a ring seen %s', (_name, ring, seen) => {
  expect(hasNearArc(ring)).toBe(seen);
});
