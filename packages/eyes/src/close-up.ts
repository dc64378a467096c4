import type { RimEllipse, SeenHoop } from '@hooplog/vision';
import type { Part } from './input/letterbox.ts';

/**
 * Half widths of the ring in the close looks, network px. A single look sometimes takes a net or a branch for
 * the ring's lower edge: on 20 scenes that the network had not seen, the ring's height is off by 51 % at the
 * 90th percentile of one look at 16 px, and by 31 % of these three together.
 */
export const CLOSE_HALF_WIDTHS = [16, 23, 32] as const;
/** The crop around it, network px. */
const SIDE = 256;
/** A smaller ring is an error of the caller; this bounds the magnification of a crop. Picture px. */
const MIN_HALF_WIDTH = 1;
/** A ring further away than this is another one. In half widths of the ring looked for. */
const FURTHEST = 2;

/**
 * A square around a ring, moved to lie inside of the picture, and the length of its longer side in network px.
 * @param halfWidth of the ring in the close look, network px
 */
export function closeUp(
  picture: { readonly width: number; readonly height: number },
  { cx, cy, rx }: RimEllipse,
  halfWidth: number,
): { readonly part: Part; readonly longSide: number } {
  const scale = halfWidth / Math.max(MIN_HALF_WIDTH, rx);
  const width = Math.min(picture.width, SIDE / scale);
  const height = Math.min(picture.height, SIDE / scale);
  const part = {
    left: inside(cx - width / 2, picture.width - width),
    top: inside(cy - height / 2, picture.height - height),
    width,
    height,
  };
  return { part, longSide: Math.round(scale * Math.max(width, height)) };
}

const inside = (value: number, max: number) => Math.min(Math.max(0, value), max);

/** The ring whose middle is nearest; null if all are further than two half widths away. */
export function nearest(hoops: readonly SeenHoop[], near: RimEllipse): SeenHoop | null {
  const distance = ({ rim }: SeenHoop) => Math.hypot(rim.cx - near.cx, rim.cy - near.cy);
  const [best] = hoops.toSorted((one, other) => distance(one) - distance(other));
  return best !== undefined && distance(best) <= FURTHEST * near.rx ? best : null;
}
