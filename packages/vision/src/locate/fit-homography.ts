import type { CourtMark } from '../analysis.ts';
import { locateThresholds as limits } from '../thresholds/locate.ts';
import type { FloorModel } from './fit-floor.ts';
import { fitModel, toHomography } from './fit-floor.ts';
import type { Homography } from './homography.ts';
import { toCourt, toImage } from './homography.ts';

/** A mark and how well the floor fits it. */
export interface FittedMark {
  readonly mark: CourtMark;
  /** Displayed px between the mark and where the floor puts it. */
  readonly offPixels: number;
  /** The same on the floor, feet. */
  readonly offFeet: number;
  /** False for a mark that contradicts the others and was left out. */
  readonly used: boolean;
}

/** The floor that fits a user's marks best, and how well it does. */
export interface FloorFit extends Homography {
  readonly model: FloorModel;
  readonly marks: readonly FittedMark[];
  /** Root mean square over the used marks; 0 for four, which always fit. */
  readonly errorFeet: number;
  readonly errorPixels: number;
}

function judgeMark(floor: Homography, mark: CourtMark, used: boolean): FittedMark {
  const [x, y] = mark.court;
  const [i, j] = mark.image;
  const seen = toImage(floor, { x, y });
  const spot = toCourt(floor, { x: i, y: j });
  return {
    mark,
    offPixels: seen ? Math.hypot(seen.x - i, seen.y - j) : Infinity,
    offFeet: spot ? Math.hypot(spot.x - x, spot.y - y) : Infinity,
    used,
  };
}

const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / Math.max(1, values.length));

function fitWithout(marks: readonly CourtMark[], left: CourtMark | null): FloorFit | null {
  const model = fitModel(marks.filter((mark) => mark !== left));
  const floor = model && toHomography(model);
  if (!floor) return null;
  const judged = marks.map((mark) => judgeMark(floor, mark, mark !== left));
  const used = judged.filter((mark) => mark.used);
  return {
    ...floor,
    model,
    marks: judged,
    errorFeet: rootMeanSquare(used.map(({ offFeet }) => offFeet)),
    errorPixels: rootMeanSquare(used.map(({ offPixels }) => offPixels)),
  };
}

/** Error of the marks in px, corrected for degrees of freedom: comparable with one mark more or less. */
const sigmaOf = (fit: FloorFit): number => fit.model.sigma;

/** A mark set wrongly: the others agree far better without it. */
function isBetterWithout(all: FloorFit | null, without: FloorFit): boolean {
  return !all || sigmaOf(all) > limits.wrongMarkGain * sigmaOf(without);
}

/**
 * The floor that fits four or more marks best. Of six and more, a single one that contradicts all
 * others is left out. Null for fewer, or when too many lie on one line (`floorNeeds`).
 */
export function fitHomography(marks: readonly CourtMark[]): FloorFit | null {
  const all = fitWithout(marks, null);
  // One spare mark shows that they disagree, a second shows which of them is wrong.
  if (marks.length < limits.floorMarks + 2) return all;
  const best = marks
    .map((mark) => fitWithout(marks, mark))
    .filter((fit) => fit !== null)
    .sort((a, b) => sigmaOf(a) - sigmaOf(b))[0];
  return best && isBetterWithout(all, best) ? best : all;
}
