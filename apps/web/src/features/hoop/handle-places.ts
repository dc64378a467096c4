import type { Rim } from '@hooplog/contract';
import { type PictureView, placeInWindow } from './picture-view.ts';
import type { RingHandle } from '../../lib/picture/ring.ts';

/** Position of a handle: a point of the view, as shares, plus an offset in screen pixels. */
export interface HandlePlace {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** 1, or -1 where the handle is on the opposite side and resizes in the other direction. */
  readonly sign: 1 | -1;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Half the size of the touch target; handles keep this distance from an edge. Pixels, like all that follow. */
export const HALF_HANDLE = 22;
/** Distance of handles from the rim, so that fingers do not cover it. */
const RIM_DISTANCE = 28;
/** Distance from one handle to the next one beyond it. */
const SPACING = 46;
/** Distance above or below the rim where the edge pushes the handles beside the rim toward it. */
const FAR_RIM_DISTANCE = RIM_DISTANCE + 30;

/** The sides of the rim on which a view of this width has space for a handle. */
function roomAround(rim: Rim, frame: Size, view: PictureView, windowWidth: number) {
  const windowHeight = (windowWidth * frame.height) / frame.width;
  const inWindow = (x: number, y: number) => {
    const place = placeInWindow(view, { x: x / frame.width, y: y / frame.height });
    return { x: place.x * windowWidth, y: place.y * windowHeight };
  };
  const { x: left, y: top } = inWindow(rim.cx - rim.rx, rim.cy - rim.ry);
  const { x: right, y: bottom } = inWindow(rim.cx + rim.rx, rim.cy + rim.ry);
  const [onRight, below] = [windowWidth - right, windowHeight - bottom];
  const fits = (room: number, apart = RIM_DISTANCE): boolean => room >= apart + HALF_HANDLE;
  /** The usual side if it fits, else the one with more space. */
  const sideOf = (usual: number, other: number): 1 | -1 => (fits(usual) || usual >= other ? 1 : -1);
  const side = sideOf(onRight, left);
  const [same, other] = side === 1 ? [onRight, left] : [left, onRight];
  return {
    side,
    below: sideOf(below, top),
    hasBelowAndAbove: fits(below) && fits(top),
    hasOtherSide: fits(other),
    // A second handle beside the rim may be pushed back a little by the edge and still clear its neighbour.
    hasBeyond: fits(same, RIM_DISTANCE + SPACING - 14),
  };
}

/**
 * Positions of the three handles: below, beside and above the rim. Where a side has no space another one is used, so
 * that no handle covers the rim or another handle and all stay within the view.
 *
 * @param windowWidth screen pixels
 * @param sized the rim size by which sides are chosen: handles keep their sides while the rim is resized by a finger
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
    if (hasBelowAndAbove) return down(-below as 1 | -1, RIM_DISTANCE);
    if (room.hasOtherSide) return beside(-side as 1 | -1, RIM_DISTANCE, below);
    if (room.hasBeyond) return beside(side, RIM_DISTANCE + SPACING, below);
    return down(below, FAR_RIM_DISTANCE + SPACING);
  };
  return {
    place: { ...down(below, hasBelowAndAbove ? RIM_DISTANCE : FAR_RIM_DISTANCE), sign: 1 },
    width: beside(side, RIM_DISTANCE, side),
    height: height(),
  };
}
