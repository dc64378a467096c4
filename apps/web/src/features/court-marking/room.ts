import type { ImagePoint } from '@hooplog/vision/court';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the plane that a view shows, in pixels of the displayed video. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/**
 * Margin for marks around the picture, as a share of its width and height on every side. A corner just outside the
 * picture can be judged from where its lines meet; farther away it cannot.
 */
export const ROOM_SHARE = 0.25;

/** The picture without a margin. */
export function pictureOf({ width, height }: Size): Box {
  return { x: 0, y: 0, width, height };
}

/** The picture with its margin; the aspect ratio stays the same. */
export function roomAround({ width, height }: Size): Box {
  const [x, y] = [ROOM_SHARE * width, ROOM_SHARE * height];
  return { x: -x, y: -y, width: width + 2 * x, height: height + 2 * y };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The nearest position inside a box. */
export function inside({ x, y }: ImagePoint, box: Box): ImagePoint {
  return {
    x: clamp(x, box.x, box.x + box.width),
    y: clamp(y, box.y, box.y + box.height),
  };
}

/** Whether a position is outside the picture. */
export function isOutside({ x, y }: ImagePoint, { width, height }: Size): boolean {
  return x < 0 || y < 0 || x > width || y > height;
}

/** A position within a view, as shares of it. */
export function shareOf({ x, y }: ImagePoint, box: Box): ImagePoint {
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
}

/** A box within a view, in percent of it. */
export function boxIn(box: Box, window: Box) {
  const { x, y } = shareOf(box, window);
  return {
    left: `${100 * x}%`,
    top: `${100 * y}%`,
    width: `${(100 * box.width) / window.width}%`,
    height: `${(100 * box.height) / window.height}%`,
  };
}
