import type { RimEllipse } from '@hooplog/vision';
import { arrowStep, moveRing, ringAt } from '../../../lib/picture/ring.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A tap this close to the detected rim selects it; in half widths of the rim. */
const NEAR_RADII = 2.5;

/** Factor by which one key press enlarges the rim. */
const LARGER = 1.1;

/** The size of a hoop seen from across the court, used before one has been detected. */
const usual = ({ width, height }: Size): RimEllipse => ({
  cx: width / 2,
  cy: height / 3,
  rx: Math.max(width, height) / 44,
  ry: Math.max(width, height) / 110,
});

/** The rim that a tap selects; all in displayed px. */
export function tappedRing(tap: Point, seen: RimEllipse | null, frame: Size): RimEllipse {
  if (seen !== null && Math.hypot(tap.x - seen.cx, tap.y - seen.cy) <= NEAR_RADII * seen.rx) {
    return seen;
  }
  return ringAt(seen ?? usual(frame), tap.x, tap.y, frame);
}

/**
 * The rim after a key press: arrows move it (with Shift in large steps), plus and minus resize it; null for other keys.
 */
export function keyedRing(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  ring: RimEllipse,
  frame: Size,
): RimEllipse | null {
  const by = key === '+' || key === '=' ? LARGER : key === '-' ? 1 / LARGER : null;
  if (by !== null) return { ...ring, rx: ring.rx * by, ry: ring.ry * by };
  const step = arrowStep(key, shiftKey, frame);
  return step && moveRing(ring, 'place', ...step, frame);
}
