import type { CourtLine, CourtLineName, CourtPoint } from '@hooplog/domain';
import type { ImagePoint } from '../analysis.ts';
import type { Homography } from './homography.ts';
import { depthAt, toImage } from './homography.ts';

/** A segment of a court line that is in the picture; displayed px. */
export interface ImageLine {
  readonly name: CourtLineName;
  readonly points: readonly ImagePoint[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Third coordinate (1 in the middle of the marks) above which a spot is safely in front of the camera. */
const NEAREST = 0.02;
/** Default part of the picture drawn beyond its edge, so that lines do not end inside of it. */
const MARGIN = 0.05;

interface Stretch<P> {
  readonly from: P;
  readonly to: P;
}

type Spot = Pick<CourtPoint, 'x' | 'y'>;

const between = (from: Spot, to: Spot, part: number): Spot => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** The part of a floor segment in front of the camera. */
function beforeCamera(h: Homography, { from, to }: Stretch<Spot>): Stretch<Spot> | null {
  const first = depthAt(h.courtToImage, from) - NEAREST;
  const last = depthAt(h.courtToImage, to) - NEAREST;
  if (first < 0 && last < 0) return null;
  if (first >= 0 && last >= 0) return { from, to };
  const cut = between(from, to, first / (first - last));
  return first < 0 ? { from: cut, to } : { from, to: cut };
}

/** The part of a segment inside of the picture and its margin (Liang–Barsky). */
function insidePicture(
  { from, to }: Stretch<Spot>,
  size: Size,
  margin: number,
): Stretch<Spot> | null {
  let enter = 0;
  let leave = 1;
  const sides = [
    { at: from.x, by: to.x - from.x, length: size.width },
    { at: from.y, by: to.y - from.y, length: size.height },
  ];
  for (const { at, by, length } of sides) {
    const low = -margin * length - at;
    const high = (1 + margin) * length - at;
    if (by === 0) {
      if (low > 0 || high < 0) return null;
      continue;
    }
    enter = Math.max(enter, Math.min(low / by, high / by));
    leave = Math.min(leave, Math.max(low / by, high / by));
  }
  return enter < leave ? { from: between(from, to, enter), to: between(from, to, leave) } : null;
}

function stretchesOf({ points, closed }: CourtLine): Stretch<CourtPoint>[] {
  const ends = closed ? points.concat(points.slice(0, 1)) : points;
  return ends.slice(1).map((to, at) => ({ from: ends[at] ?? to, to }));
}

const isSame = (a: Spot, b: Spot): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1e-6;

function linesOf(h: Homography, line: CourtLine, size: Size, margin: number): ImageLine[] {
  const found: ImagePoint[][] = [];
  for (const stretch of stretchesOf(line)) {
    const floor = beforeCamera(h, stretch);
    const from = floor && toImage(h, floor.from);
    const to = floor && toImage(h, floor.to);
    const seen = from && to && insidePicture({ from, to }, size, margin);
    if (!seen) continue;
    const open = found.at(-1);
    const last = open?.at(-1);
    if (open && last && isSame(last, seen.from)) open.push(seen.to);
    else found.push([seen.from, seen.to]);
  }
  return found.map((points) => ({ name: line.name, points }));
}

/**
 * The lines of a court as the camera sees them (displayed px), cut a little beyond the edge of the
 * picture: `margin` is the part of its width and height added on every side.
 */
export function overlayLines(
  h: Homography,
  lines: readonly CourtLine[],
  size: Size,
  margin: number = MARGIN,
): readonly ImageLine[] {
  return lines.flatMap((line) => linesOf(h, line, size, margin));
}
