import type { RimEllipse } from '@hooplog/vision';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A tap this near to the ring that is seen means that ring: half widths of it. */
const NEAR_RADII = 2.5;

/** The size of a hoop from across the court, where none has been seen yet. */
const usual = ({ width, height }: Size) => ({
  rx: Math.max(width, height) / 44,
  ry: Math.max(width, height) / 110,
});

/** The ring that a tap means; all in displayed px. */
export function tappedRing(tap: Point, seen: RimEllipse | null, frame: Size): RimEllipse {
  if (seen !== null && Math.hypot(tap.x - seen.cx, tap.y - seen.cy) <= NEAR_RADII * seen.rx) {
    return seen;
  }
  const { rx, ry } = seen ?? usual(frame);
  return { cx: tap.x, cy: tap.y, rx, ry };
}

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The ring after a key: arrows move it, plus and minus change its size; null for other keys. */
export function keyedRing(key: string, ring: RimEllipse, frame: Size): RimEllipse | null {
  const step = Math.max(2, Math.round(frame.width / 160));
  if (key === '+' || key === '=') return { ...ring, rx: ring.rx * 1.1, ry: ring.ry * 1.1 };
  if (key === '-') return { ...ring, rx: ring.rx / 1.1, ry: ring.ry / 1.1 };
  const arrow = ARROWS[key];
  if (arrow === undefined) return null;
  return { ...ring, cx: ring.cx + arrow[0] * step, cy: ring.cy + arrow[1] * step };
}
