import type { Matrix3 } from '../locate/homography.ts';
import { courtFinderThresholds as limits } from '../thresholds/court-finder.ts';
import type { LineField } from './line-field.ts';
import type { LineGroup, LinePiece } from './template.ts';
import { LINE_GROUPS } from './template.ts';

/** How well the picture matches a group of lines. */
export interface GroupMatch {
  /** Its length in the picture, cells. */
  length: number;
  /** Log odds that it is there, summed over its cells. */
  evidence: number;
  /** Odds (0..1) that it is there, summed over its cells. */
  odds: number;
}

export type Match = Readonly<Record<LineGroup, Readonly<GroupMatch>>>;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Projection of a piece's middle by a floor (see `floorSeenBy`): px of the picture, and feet before the camera.
 * Called for hundreds of thousands of pieces, so one object is refilled each time.
 */
interface SeenPlace {
  x: number;
  y: number;
  depth: number;
}

// Non-integer initial values: the engine then stores doubles in place instead of allocating on each write.
const seenPlace = (): SeenPlace => ({ x: 0.5, y: 0.5, depth: 0.5 });

/** Fills `seen`; false (and `seen` is meaningless) outside of the picture and behind the camera. */
function sees(
  floor: Matrix3,
  { x, y }: LinePiece,
  { width, height }: Size,
  seen: SeenPlace,
): boolean {
  const depth = floor[6]! * x + floor[7]! * y + floor[8]!;
  if (depth <= 0) return false;
  const u = (floor[0]! * x + floor[1]! * y + floor[2]!) / depth;
  const v = (floor[3]! * x + floor[4]! * y + floor[5]!) / depth;
  seen.x = u;
  seen.y = v;
  seen.depth = depth;
  return u >= 0 && v >= 0 && u < width && v < height;
}

/** Apparent length of a piece from end to end, cells. */
function lengthOf(
  floor: Matrix3,
  { halfX, halfY }: LinePiece,
  { x, y, depth }: SeenPlace,
  cell: number,
): number {
  const away = floor[6]! * halfX + floor[7]! * halfY;
  const across = (floor[0]! * halfX + floor[1]! * halfY - x * away) / depth;
  const down = (floor[3]! * halfX + floor[4]! * halfY - y * away) / depth;
  return Math.min(limits.longestPiece, (2 * Math.hypot(across, down)) / cell);
}

/** The comparison that last used each cell: saves clearing the grid between thousands of comparisons. */
let takenIn = new Uint32Array(0);
let comparisons = 0;

const evidenceOf = (odds: number): number => Math.log((odds + limits.floorOdds) / limits.evenOdds);

const nothing = (): GroupMatch => ({ length: 0, evidence: 0, odds: 0 });

/** Compares the lines that a floor should show with those that are seen. */
export function matchLines(
  floor: Matrix3,
  pieces: readonly LinePiece[],
  field: LineField,
  size: Size,
): Match {
  const match = Object.fromEntries(LINE_GROUPS.map((group) => [group, nothing()])) as Record<
    LineGroup,
    GroupMatch
  >;
  if (takenIn.length < field.cells) takenIn = new Uint32Array(field.cells);
  comparisons++;
  const seen = seenPlace();
  for (const piece of pieces) {
    if (!sees(floor, piece, size, seen)) continue;
    // Seen from afar or along the floor many lines coincide: they count as one.
    const cell = field.cellOf(seen.x, seen.y);
    if (takenIn[cell] === comparisons) continue;
    takenIn[cell] = comparisons;
    const length = lengthOf(floor, piece, seen, field.cell);
    const odds = field.at(piece.kind, seen.x, seen.y);
    const sum = match[piece.group];
    sum.length += length;
    sum.evidence += length * evidenceOf(odds);
    sum.odds += length * odds;
  }
  return match;
}

/**
 * Evidence for lines by the middles of their pieces alone, weighted by how near each is. Called for
 * thousands of cameras: allocates nothing.
 */
export function roughEvidence(
  floor: Matrix3,
  pieces: readonly LinePiece[],
  field: LineField,
  { width, height }: Size,
): number {
  let sum = 0;
  for (const { kind, x, y } of pieces) {
    const depth = floor[6]! * x + floor[7]! * y + floor[8]!;
    if (depth <= 0) continue;
    const u = (floor[0]! * x + floor[1]! * y + floor[2]!) / depth;
    const v = (floor[3]! * x + floor[4]! * y + floor[5]!) / depth;
    if (u < 0 || v < 0 || u >= width || v >= height) continue;
    sum += evidenceOf(field.at(kind, u, v)) / depth;
  }
  return sum;
}

/** Cells of evidence for a whole court. Every court has a lane; other lines that are not painted count nothing. */
export function evidenceFor({ lane, ...others }: Match): number {
  return Object.values(others).reduce(
    (sum, { evidence }) => sum + Math.max(0, evidence),
    lane.evidence,
  );
}

/** Mean odds (0..1) along a group of lines; 0 if none of it is in the picture. */
export const meanOdds = ({ odds, length }: GroupMatch): number => (length > 0 ? odds / length : 0);

/** Keeps the derivative of a square root finite where a line is surely seen. */
const NEVER_SURE = 1e-3;

/** The residuals of all pieces seen by a floor, in sigmas, each weighted by its length. */
export function lineResiduals(
  floor: Matrix3,
  pieces: readonly LinePiece[],
  field: LineField,
  size: Size,
): (moved: Matrix3) => number[] {
  const seen = seenPlace();
  const weights = pieces.map((piece) => {
    if (!sees(floor, piece, size, seen)) return 0;
    return Math.sqrt(lengthOf(floor, piece, seen, field.cell) / limits.rowCells);
  });
  return (moved) =>
    pieces.map((piece, at) => {
      const weight = weights[at]!;
      // Pieces that leave the picture drop out, and count as half seen.
      const isSeen = weight > 0 && sees(moved, piece, size, seen);
      const odds = isSeen ? field.at(piece.kind, seen.x, seen.y) : 0.5;
      return weight * Math.sqrt(1 + NEVER_SURE - odds);
    });
}
