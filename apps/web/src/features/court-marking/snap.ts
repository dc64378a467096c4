import { snapToLine, type ImagePoint } from '@hooplog/vision/court';
import { greyAround } from './grey-around.ts';
import { isOutside, type Size } from './room.ts';

/** Snap radius as a share of the picture's width. */
const RADIUS_SHARE = 0.014;
/** Size of the searched part of the picture, in snap radii: lines are followed a little beyond the point. */
const SEARCH_RADII = 3;

/**
 * The position to which a point dropped near painted lines snaps. A landmark at a crossing snaps only to a crossing,
 * since on a single line it could slide anywhere. Outside the picture there is nothing to snap to.
 */
export function snapPoint(
  video: HTMLVideoElement | null,
  point: ImagePoint,
  isCrossing: boolean,
  frame: Size,
): ImagePoint | null {
  if (isOutside(point, frame)) return null;
  const radius = RADIUS_SHARE * frame.width;
  const part = video === null ? null : greyAround(video, point, SEARCH_RADII * radius, frame);
  if (part === null) return null;
  const { picture, left, top, scale } = part;
  const local = { x: (point.x - left) * scale, y: (point.y - top) * scale };
  const found = snapToLine(picture, local, radius * scale);
  if (found === null || (isCrossing && found.kind === 'line')) return null;
  const place = { x: left + found.x / scale, y: top + found.y / scale };
  return isOutside(place, frame) ? null : place;
}
