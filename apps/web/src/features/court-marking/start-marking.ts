import type { Rim } from '@hooplog/contract';
import { type CourtKind, courtLandmarks } from '@hooplog/domain';
import type { ImagePoint } from '@hooplog/vision/court';
import type { Marking } from './marking.ts';
import type { Size } from './room.ts';

/** Height of the rim above the floor and half the rim's width, in feet. */
const RING_HEIGHT = 10;
const RING_RADIUS = 0.75;
/** The lane has four corners; they are the first landmarks. */
const LANE_CORNERS = 4;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** A guess of the lane below a rim, as seen from half court at the distance that the rim's size suggests. */
function guess(rim: Rim | null, { width, height }: Size): readonly ImagePoint[] {
  const foot = rim === null ? width / 40 : rim.rx / RING_RADIUS;
  const ring = rim ?? { cx: width / 2, cy: height / 3 };
  const far = clamp(ring.cy + RING_HEIGHT * foot, 0.3 * height, 0.72 * height);
  const near = clamp(far + 7 * foot, far + 0.14 * height, 0.9 * height);
  const [back, front] = [clamp(5 * foot, 0, 0.22 * width), clamp(7 * foot, 0, 0.3 * width)];
  const middle = clamp(ring.cx, 0.34 * width, 0.66 * width);
  return [
    { x: middle - front, y: near },
    { x: middle + front, y: near },
    { x: middle - back, y: far },
    { x: middle + back, y: far },
  ];
}

/** The four lane corners below the rim, to be dragged onto those in the picture. */
export function startMarking(lines: CourtKind, rim: Rim | null, frame: Size): Marking {
  const places = guess(rim, frame);
  const points = courtLandmarks(lines)
    .slice(0, LANE_CORNERS)
    .flatMap(({ id }, index) => {
      const place = places[index];
      return place === undefined ? [] : [{ id, ...place, isSet: false, isSkipped: false }];
    });
  return { lines, points };
}
