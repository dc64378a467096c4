import type { ImagePoint } from '../analysis.ts';
import { snapThresholds as limits } from '../thresholds/locate.ts';
import type { GreyPicture, RidgePixel } from './ridges.ts';
import { ridgesAround } from './ridges.ts';

/** The point that a dragged point snaps to. */
export interface SnappedPoint extends ImagePoint {
  /** On a crossing of two lines, or, when there is none near, on the nearest line. */
  readonly kind: 'crossing' | 'line';
}

/** All points with x·cos(normal) + y·sin(normal) = offset, measured from the dragged point. */
interface Line {
  readonly normal: number;
  readonly offset: number;
  readonly weight: number;
}

const BINS = 60;

/** Angle between two undirected lines, 0 to π/2 radians. */
function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % Math.PI;
  return Math.min(turn, Math.PI - turn);
}

/** The straight line that carries most of the weight (Hough, each pixel in its own direction). */
function strongestLine(pixels: readonly RidgePixel[], at: ImagePoint, radius: number): Line | null {
  const rows = 2 * Math.ceil(radius) + 1;
  const votes = new Float64Array(BINS * rows);
  let best = -1;
  for (const { x, y, weight, normal } of pixels) {
    const own = Math.round((normal / Math.PI) * BINS);
    for (let bin = own - 2; bin <= own + 2; bin++) {
      const angle = (bin / BINS) * Math.PI;
      const offset = (x - at.x) * Math.cos(angle) + (y - at.y) * Math.sin(angle);
      // Turned by π the same line has the offset of the other side.
      const flipped = bin < 0 || bin >= BINS;
      const row = Math.round(flipped ? -offset : offset) + Math.ceil(radius);
      const place = ((bin + BINS) % BINS) * rows + row;
      votes[place]! += weight;
      if (best < 0 || votes[place]! > votes[best]!) best = place;
    }
  }
  if (best < 0) return null;
  return {
    normal: (Math.floor(best / rows) / BINS) * Math.PI,
    offset: (best % rows) - Math.ceil(radius),
    weight: votes[best]!,
  };
}

/** The pixels of a line: near it, with the same direction across. */
function pixelsOf(line: Line, pixels: readonly RidgePixel[], at: ImagePoint): RidgePixel[] {
  return pixels.filter(({ x, y, normal }) => {
    const offset = (x - at.x) * Math.cos(line.normal) + (y - at.y) * Math.sin(line.normal);
    const near = Math.abs(offset - line.offset) <= limits.nearLine;
    return near && turnBetween(normal, line.normal) < limits.sameTurn;
  });
}

/** The line through its pixels, with subpixel precision (total least squares). */
function refine(line: Line, pixels: readonly RidgePixel[], at: ImagePoint): Line {
  const own = pixelsOf(line, pixels, at);
  let sum = 0, mx = 0, my = 0; // prettier-ignore
  for (const { x, y, weight } of own) {
    sum += weight;
    mx += weight * (x - at.x);
    my += weight * (y - at.y);
  }
  if (sum === 0) return line;
  mx /= sum;
  my /= sum;
  let xx = 0, xy = 0, yy = 0; // prettier-ignore
  for (const { x, y, weight } of own) {
    const dx = x - at.x - mx;
    const dy = y - at.y - my;
    xx += weight * dx * dx;
    xy += weight * dx * dy;
    yy += weight * dy * dy;
  }
  const normal = Math.atan2(2 * xy, xx - yy) / 2 + Math.PI / 2;
  return { normal, offset: mx * Math.cos(normal) + my * Math.sin(normal), weight: sum };
}

/** Length of a line, px, from the spread of its pixels: short strokes are letters and shoes. */
function lengthOf(line: Line, pixels: readonly RidgePixel[], at: ImagePoint): number {
  const along = pixelsOf(line, pixels, at).map(
    ({ x, y }) => (y - at.y) * Math.cos(line.normal) - (x - at.x) * Math.sin(line.normal),
  );
  return along.length === 0 ? 0 : Math.max(...along) - Math.min(...along);
}

function crossingOf(a: Line, b: Line): ImagePoint | null {
  const sine = Math.sin(b.normal - a.normal);
  if (Math.abs(sine) < Math.sin(limits.sameTurn)) return null;
  return {
    x: (a.offset * Math.sin(b.normal) - b.offset * Math.sin(a.normal)) / sine,
    y: (b.offset * Math.cos(a.normal) - a.offset * Math.cos(b.normal)) / sine,
  };
}

/** The crossing of the clearest line with the next clearest that crosses it within `radius` px. */
function crossingNear([first, ...others]: readonly Line[], radius: number): ImagePoint | null {
  if (!first) return null;
  for (const other of others) {
    if (other.weight < limits.clearShare * first.weight) break;
    const at = crossingOf(first, other);
    if (at && Math.hypot(at.x, at.y) <= radius) return at;
  }
  return null;
}

/** The clearest lines around a point, each with a minimum length. */
function linesAround(pixels: readonly RidgePixel[], at: ImagePoint, reach: number): Line[] {
  const lines: Line[] = [];
  let rest = pixels;
  for (let tries = 0; tries < limits.maxLines; tries++) {
    const rough = strongestLine(rest, at, reach);
    if (!rough) break;
    const line = refine(rough, rest, at);
    if (lengthOf(line, rest, at) >= limits.minLength * reach) lines.push(line);
    const used = new Set(pixelsOf(rough, rest, at));
    rest = rest.filter((pixel) => !used.has(pixel));
  }
  return lines;
}

/**
 * Snaps a point dragged near a painted line: to the crossing of two lines within `radius` px, else
 * to the nearest line, else nowhere (null). Pixels of the given picture.
 */
export function snapToLine(
  picture: GreyPicture,
  point: ImagePoint,
  radius: number,
): SnappedPoint | null {
  // The window is larger than the radius, so that enough of each line is seen when they cross away from the centre.
  const reach = limits.windowRadii * radius;
  const all = ridgesAround(picture, point, reach);
  const strongest = all.reduce((max, { weight }) => Math.max(max, weight), 0);
  if (strongest < limits.minRidge) return null;
  const clear = all.filter(({ weight }) => weight > limits.clearShare * strongest);
  const lines = [true, false].flatMap((bright) =>
    linesAround(
      clear.filter((pixel) => pixel.bright === bright),
      point,
      reach,
    ),
  );
  // A line further away was not meant, however clear it is.
  const near = lines.filter(({ offset }) => Math.abs(offset) <= radius);
  near.sort((a, b) => b.weight - a.weight);
  const at = crossingNear(near, radius);
  if (at) return { x: point.x + at.x, y: point.y + at.y, kind: 'crossing' };
  const [best] = near;
  if (!best) return null;
  return {
    x: point.x + best.offset * Math.cos(best.normal),
    y: point.y + best.offset * Math.sin(best.normal),
    kind: 'line',
  };
}
