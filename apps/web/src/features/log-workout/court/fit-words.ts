import { courtLandmarks, type CourtKind } from '@hooplog/domain';
import type { FittedMark, FloorFit } from '@hooplog/vision/court';
import { LEAST_POINTS, type Marking, setCount } from './marking.ts';

/** How the court lies, told to the player. */
export interface FitReport {
  readonly tone: 'open' | 'good' | 'doubtful' | 'wrong';
  readonly text: string;
  /** Left and right are probably mixed up. */
  readonly isMirrored: boolean;
}

/** Feet; a foot is what one can place oneself by on a court, two make a neighbouring zone. */
const VERY_GOOD = 0.5;
const GOOD = 1;

const report = (tone: FitReport['tone'], text: string, isMirrored = false): FitReport => ({
  tone,
  text,
  isMirrored,
});

function labelOf({ mark }: FittedMark, lines: CourtKind): string {
  const [x, y] = mark.court;
  const landmark = courtLandmarks(lines).find(({ point }) => point.x === x && point.y === y);
  return landmark?.label ?? 'One point';
}

/**
 * Whether the floor is seen from below, as in a mirror. A camera stands above the floor: going around a court clockwise
 * on paper goes around it clockwise in the picture.
 */
function isSeenFromBelow({ courtToImage }: FloorFit): boolean {
  const [a, b, c, d, e, f, g, h, i] = courtToImage as [
    ...[number, number, number],
    ...[number, number, number],
    ...[number, number, number],
  ];
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) < 0;
}

function measured(fit: FloorFit, lines: CourtKind): FitReport {
  const left = fit.marks.find(({ used }) => !used);
  if (left !== undefined) {
    return report(
      'doubtful',
      `“${labelOf(left, lines)}” contradicts the others. Move it, or take it away.`,
    );
  }
  const feet = `${fit.errorFeet.toFixed(1)} ft`;
  if (fit.errorFeet <= VERY_GOOD)
    return report('good', `Fits very well: points are within ${feet}.`);
  if (fit.errorFeet <= GOOD) return report('good', `Fits well: points are within ${feet}.`);
  const [worst] = fit.marks.toSorted((a, b) => b.offFeet - a.offFeet);
  const name = worst === undefined ? 'one point' : `“${labelOf(worst, lines)}”`;
  return report(
    'doubtful',
    `Points are ${feet} off. Look at ${name} first, and whether the lines are of another kind.`,
  );
}

/** What to do next, or how well the court fits, in words. */
export function fitReport(marking: Marking, fit: FloorFit | null): FitReport {
  const count = setCount(marking);
  if (count < LEAST_POINTS) {
    return report(
      'open',
      `Tap it in the picture, or drag it there: ${count} of ${LEAST_POINTS} corners are set.`,
    );
  }
  if (fit === null)
    return report(
      'wrong',
      'The court is folded: two points are mixed up, or too many lie on one line.',
    );
  if (isSeenFromBelow(fit)) {
    return report(
      'doubtful',
      'Left and right look mixed up: left is the left of who faces the basket. Go on only if your phone films as a mirror does.',
      true,
    );
  }
  if (count === LEAST_POINTS) {
    return report('good', 'Do the drawn lines lie on the painted ones? A fifth point measures it.');
  }
  return measured(fit, marking.lines);
}
