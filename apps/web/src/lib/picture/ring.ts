import type { Rim } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { pictureWords } from './picture-text.ts';

/** What a handle of the ring changes. */
export type RingHandle = 'place' | 'width' | 'height';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The smallest half axis, in pixels of the displayed video. */
const SMALLEST = 3;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The ring after a handle was dragged by dx, dy, in pixels of the displayed video. Its centre stays in the picture. */
export function moveRing(rim: Rim, handle: RingHandle, dx: number, dy: number, frame: Size): Rim {
  switch (handle) {
    case 'place':
      return {
        ...rim,
        cx: clamp(rim.cx + dx, 0, frame.width),
        cy: clamp(rim.cy + dy, 0, frame.height),
      };
    case 'width':
      return { ...rim, rx: clamp(rim.rx + dx, SMALLEST, frame.width / 2) };
    case 'height':
      return { ...rim, ry: clamp(rim.ry + dy, SMALLEST, frame.height / 2) };
  }
}

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far an arrow key moves a handle, in pixels of the displayed video; with Shift ten times as far. */
export function arrowStep(
  key: string,
  shift: boolean,
  frame: Size,
): readonly [number, number] | null {
  const arrow = ARROWS[key];
  if (arrow === undefined) return null;
  // Large enough to be seen on a small screen, whatever the size of the video.
  const step = Math.max(1, Math.round(frame.width / 640)) * (shift ? 10 : 1);
  return [arrow[0] * step, arrow[1] * step];
}

/**
 * The starting position of a ring that the program could not find: upper middle, the size of a hoop across the court.
 */
export function startingRing({ width, height }: Size): Rim {
  return { cx: width / 2, cy: height / 3, rx: width / 28, ry: width / 70 };
}

/** The ring with its centre where the picture was tapped, in pixels of the displayed video. */
export function ringAt(rim: Rim, x: number, y: number, frame: Size): Rim {
  return { ...rim, cx: clamp(x, 0, frame.width), cy: clamp(y, 0, frame.height) };
}

/** How far beside a ring a tap still counts, as a share of the picture's width. */
const TAP_TOLERANCE = 0.05;

/** The ring nearest to a tap; null if none is near enough. */
export function ringNear<T extends { readonly rim: Rim }>(
  rings: readonly T[],
  { x, y }: { readonly x: number; readonly y: number },
  { width }: Size,
): T | null {
  const apart = ({ rim }: T) => Math.hypot(rim.cx - x, rim.cy - y);
  const [nearest] = rings.toSorted((a, b) => apart(a) - apart(b));
  if (nearest === undefined) return null;
  return apart(nearest) <= Math.max(nearest.rim.rx, TAP_TOLERANCE * width) ? nearest : null;
}

/** Whether two rings are the same for counting. */
export function sameRing(a: Rim, b: Rim): boolean {
  return a.cx === b.cx && a.cy === b.cy && a.rx === b.rx && a.ry === b.ry;
}

/** The ring's position, for screen readers. */
export function ringWords({ cx, cy, rx, ry }: Rim, frame: Size): string {
  const place = pictureWords({ x: cx, y: cy }, frame);
  return t('Rim {place}, {width} by {height} pixels.', {
    place,
    width: Math.round(2 * rx),
    height: Math.round(2 * ry),
  });
}
