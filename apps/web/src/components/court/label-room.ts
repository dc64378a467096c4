import { type CourtPoint, isInsidePolygon } from '@hooplog/domain';

/** Width and height of a text box, in feet. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** A position for a box: the box times `scale` fits there. */
export interface Room {
  readonly centre: CourtPoint;
  readonly scale: number;
}

/** Spacing of the tried positions, in feet. */
const STEP = 0.5;
/** A larger scale than this is no better; the position nearer to the preferred one wins. */
const ENOUGH_SCALE = 1.1;
/** Positions with nearly the largest scale count as equal, so that rounding decides nothing. */
const EQUAL_SHARE = 0.98;

/** The position for a box in a polygon: large enough first, then as near to `wished` as possible. */
export function roomForBox(
  polygon: readonly CourtPoint[],
  box: Box,
  wished: CourtPoint,
): Room | null {
  const scaleThere = scaleAt(wished, polygon, box);
  if (scaleThere >= ENOUGH_SCALE) return { centre: wished, scale: scaleThere };
  const rooms = gridOver(polygon)
    .filter((point) => isInsidePolygon(point, polygon))
    .map((centre) => ({ centre, scale: scaleAt(centre, polygon, box) }));
  const enough = Math.min(ENOUGH_SCALE, Math.max(...rooms.map(({ scale }) => scale)));
  const distance = ({ centre }: Room) => Math.hypot(centre.x - wished.x, centre.y - wished.y);
  const [nearest] = rooms
    .filter(({ scale }) => scale >= enough * EQUAL_SHARE)
    .toSorted((a, b) => distance(a) - distance(b));
  return nearest ?? null;
}

/** The largest scale at which the box fits around this centre: at scale 1 half its size reaches the outline. */
function scaleAt(centre: CourtPoint, polygon: readonly CourtPoint[], box: Box): number {
  const scaled = polygon.map(({ x, y }) => ({
    x: (x - centre.x) / (box.width / 2),
    y: (y - centre.y) / (box.height / 2),
  }));
  return scaled.reduce((nearest, to, index) => {
    const from = scaled.at(index - 1) ?? to;
    return Math.min(nearest, squareDistance(from, to));
  }, Infinity);
}

/** Distance of a segment from the origin in the maximum norm: the larger of |x| and |y|. */
function squareDistance(a: CourtPoint, b: CourtPoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  // The larger of two absolute values of lines is smallest at an end, at a zero, or where both are equal.
  const turns = [0, 1, -a.x / dx, -a.y / dy, (a.y - a.x) / (dx - dy), -(a.x + a.y) / (dx + dy)];
  return turns
    .filter((along) => along >= 0 && along <= 1)
    .reduce(
      (least, along) =>
        Math.min(least, Math.max(Math.abs(a.x + along * dx), Math.abs(a.y + along * dy))),
      Infinity,
    );
}

function gridOver(polygon: readonly CourtPoint[]): readonly CourtPoint[] {
  const xs = spread(polygon.map(({ x }) => x));
  const ys = spread(polygon.map(({ y }) => y));
  return xs.flatMap((x) => ys.map((y) => ({ x, y })));
}

/** Evenly spaced values, symmetric about the middle, so that mirrored areas get mirrored labels. */
function spread(values: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const half = Math.floor((high - low) / 2 / STEP);
  return Array.from(
    { length: 2 * half + 1 },
    (_, index) => (low + high) / 2 + (index - half) * STEP,
  );
}
