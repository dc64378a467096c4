import type { Rim } from '@hooplog/contract';
import { type PictureView, placeInWindow } from './picture-view.ts';
import type { RingHandle } from '../../lib/picture/ring.ts';

/** Where a handle is drawn: a place of the window, as shares, and how far from it, in pixels of the screen. */
export interface HandlePlace {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** 1, or -1 where the handle stands on the other side, and grows the ring the other way. */
  readonly sign: 1 | -1;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Half of what can be hit: nearer to an edge no handle stands. Pixels, as all that follow. */
export const HALF_HANDLE = 22;
/** Handles stand this far from the ring, so that fingers do not hide it. */
const APART = 28;
/** From one handle to the one beyond it. */
const BETWEEN = 46;
/** Below or above, where the edge pushes the handles beside the ring toward it. */
const FARTHER = APART + 30;

/** On which sides of the ring the window, so many pixels wide, has room for a handle. */
function roomAround(rim: Rim, frame: Size, view: PictureView, windowWidth: number) {
  const windowHeight = (windowWidth * frame.height) / frame.width;
  const inWindow = (x: number, y: number) => {
    const place = placeInWindow(view, { x: x / frame.width, y: y / frame.height });
    return { x: place.x * windowWidth, y: place.y * windowHeight };
  };
  const { x: left, y: top } = inWindow(rim.cx - rim.rx, rim.cy - rim.ry);
  const { x: right, y: bottom } = inWindow(rim.cx + rim.rx, rim.cy + rim.ry);
  const [onRight, below] = [windowWidth - right, windowHeight - bottom];
  const fits = (room: number, apart = APART): boolean => room >= apart + HALF_HANDLE;
  /** The usual side where it fits, else the one with more room. */
  const sideOf = (usual: number, other: number): 1 | -1 => (fits(usual) || usual >= other ? 1 : -1);
  const side = sideOf(onRight, left);
  const [same, other] = side === 1 ? [onRight, left] : [left, onRight];
  return {
    side,
    below: sideOf(below, top),
    hasBelowAndAbove: fits(below) && fits(top),
    hasOtherSide: fits(other),
    // A handle beyond that the edge pushes back is still beside its neighbour.
    hasBeyond: fits(same, APART + BETWEEN - 14),
  };
}

/**
 * Where the three handles stand around the ring: below it, beside it and above it, and where there is no room on one side, on
 * another one, so that none covers the ring or another handle, and all stay in the window.
 *
 * @param windowWidth pixels of the screen
 * @param sized the ring by whose size sides are chosen: while it grows under a finger, its handles stay where they are
 */
export function handlePlaces(
  rim: Rim,
  frame: Size,
  view: PictureView,
  windowWidth: number,
  sized: Pick<Rim, 'rx' | 'ry'> = rim,
): Readonly<Record<RingHandle, HandlePlace>> {
  const { rx, ry } = sized;
  const room = roomAround({ ...rim, rx, ry }, frame, view, windowWidth);
  const { side, below, hasBelowAndAbove } = room;
  const beside = (to: 1 | -1, dx: number, sign: 1 | -1): HandlePlace => ({
    ...placeInWindow(view, { x: (rim.cx + to * rim.rx) / frame.width, y: rim.cy / frame.height }),
    ...{ dx: to * dx, dy: 0, sign },
  });
  const down = (to: 1 | -1, dy: number): HandlePlace => ({
    ...placeInWindow(view, { x: rim.cx / frame.width, y: (rim.cy + to * rim.ry) / frame.height }),
    ...{ dx: 0, dy: to * dy, sign: to },
  });
  const height = (): HandlePlace => {
    if (hasBelowAndAbove) return down(-below as 1 | -1, APART);
    if (room.hasOtherSide) return beside(-side as 1 | -1, APART, below);
    if (room.hasBeyond) return beside(side, APART + BETWEEN, below);
    return down(below, FARTHER + BETWEEN);
  };
  return {
    place: { ...down(below, hasBelowAndAbove ? APART : FARTHER), sign: 1 },
    width: beside(side, APART, side),
    height: height(),
  };
}
