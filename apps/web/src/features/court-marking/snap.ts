import { snapToLine, type ImagePoint } from '@hooplog/vision/court';
import { greyAround } from './grey-around.ts';
import { isOutside, type Size } from './room.ts';

/** How far a point is drawn to a painted line: this share of the picture's width. */
const RADIUS_SHARE = 0.014;
/** The part of the picture that is looked at, in radii: lines are followed a little beyond the point. */
const LOOKED_AT = 3;

/**
 * Where a point belongs that was dropped near painted lines. A landmark where two lines cross goes only to a crossing:
 * on one line alone it could slide anywhere. Beyond the picture's edge there is nothing to be drawn to.
 */
export function snapPoint(
  video: HTMLVideoElement | null,
  point: ImagePoint,
  isCrossing: boolean,
  frame: Size,
): ImagePoint | null {
  if (isOutside(point, frame)) return null;
  const radius = RADIUS_SHARE * frame.width;
  const part = video === null ? null : greyAround(video, point, LOOKED_AT * radius, frame);
  if (part === null) return null;
  const { picture, left, top, scale } = part;
  const local = { x: (point.x - left) * scale, y: (point.y - top) * scale };
  const found = snapToLine(picture, local, radius * scale);
  if (found === null || (isCrossing && found.kind === 'line')) return null;
  const place = { x: left + found.x / scale, y: top + found.y / scale };
  return isOutside(place, frame) ? null : place;
}
