import { type CourtKind, courtLandmarks, courtMeasures, type Units } from '@hooplog/domain';
import { t } from '@hooplog/language';
import type { FittedMark, FloorFit, FloorNeeds } from '@hooplog/vision/court';
import { formatDistance } from '../../lib/format/distances.ts';
import { inPlay, type Marking, setCount, setNeeds } from './marking.ts';

/** How well the court fits, in words for the player. */
export interface FitReport {
  /** `stuck`: too few points for a court, and none left to ask for. */
  readonly tone: 'open' | 'stuck' | 'good' | 'doubtful' | 'wrong';
  readonly text: string;
  /** Left and right are probably swapped. */
  readonly isMirrored: boolean;
}

/** Feet. One foot is about how well players can locate themselves on a court; two can mean the neighbouring zone. */
const VERY_GOOD = 0.5;
const GOOD = 1;
/** Four points always fit exactly; the fifth shows how well. */
const EXACT_POINTS = 4;

const report = (tone: FitReport['tone'], text: string, isMirrored = false): FitReport => ({
  tone,
  text,
  isMirrored,
});

function labelOf({ mark }: FittedMark, lines: CourtKind): string {
  const [x, y] = mark.court;
  const landmark = courtLandmarks(lines).find(({ point }) => point.x === x && point.y === y);
  return landmark?.label ?? t('One point');
}

/**
 * Whether the floor is seen from below, as in a mirror. Since a camera is above the floor, clockwise on the court is
 * clockwise in the picture; the determinant of the homography shows which.
 */
function isSeenFromBelow({ courtToImage }: FloorFit): boolean {
  const [a, b, c, d, e, f, g, h, i] = courtToImage as [
    ...[number, number, number],
    ...[number, number, number],
    ...[number, number, number],
  ];
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) < 0;
}

function measured(fit: FloorFit, lines: CourtKind, units: Units): FitReport {
  const left = fit.marks.find(({ used }) => !used);
  if (left !== undefined) {
    return report(
      'doubtful',
      t('“{point}” contradicts the others. Move it, or leave it out.', {
        point: labelOf(left, lines),
      }),
    );
  }
  const distance = formatDistance(fit.errorFeet, units, 1);
  if (fit.errorFeet <= VERY_GOOD)
    return report('good', t('Fits very well: points are within {distance}.', { distance }));
  if (fit.errorFeet <= GOOD)
    return report('good', t('Fits well: points are within {distance}.', { distance }));
  const [worst] = fit.marks.toSorted((a, b) => b.offFeet - a.offFeet);
  return report(
    'doubtful',
    worst === undefined
      ? t('Points are {distance} off. Check whether the court has another kind of lines.', {
          distance,
        })
      : t(
          'Points are {distance} off. Check “{point}” first, and whether the court has another kind of lines.',
          { distance, point: labelOf(worst, lines) },
        ),
  );
}

/** Whether all of them lie on the baseline, rather than on another line. */
function isBaseline({ onLine }: FloorNeeds, lines: CourtKind): boolean {
  const { baselineY } = courtMeasures(lines);
  return onLine.every(({ y }) => y === baselineY);
}

/** Says how many points the court still needs when none is left to set. */
function stuckText(more: number, line: 'baseline' | 'line' | null): string {
  switch (line) {
    case 'baseline':
      return t(
        'The court needs {more, plural, one {# more point} other {# more points}} off the baseline, and none is left. Bring one back, or go on without it.',
        { more },
      );
    case 'line':
      return t(
        'The court needs {more, plural, one {# more point} other {# more points}} off one line, and none is left. Bring one back, or go on without it.',
        { more },
      );
    case null:
      return t(
        'The court needs {more, plural, one {# more point} other {# more points}}, and none is left. Bring one back, or go on without it.',
        { more },
      );
  }
}

/** What is missing while the points do not determine a floor. */
function missing(marking: Marking, needs: FloorNeeds): FitReport {
  const count = setCount(marking);
  const isOnLine = needs.onLine.length > 0;
  const line = isBaseline(needs, marking.lines) ? 'baseline' : 'line';
  if (inPlay(marking).every(({ isSet }) => isSet)) {
    return report('stuck', stuckText(needs.missing, isOnLine ? line : null));
  }
  if (isOnLine && needs.onLine.length > 2) {
    const points = needs.onLine.length;
    const more = needs.missing;
    return report(
      'open',
      line === 'baseline'
        ? t('{points} points lie on the baseline: the court needs {more} more off it.', {
            points,
            more,
          })
        : t('{points} points lie on one line: the court needs {more} more off it.', {
            points,
            more,
          }),
    );
  }
  return report(
    'open',
    t('{set} of {all} points are set.', { set: count, all: count + needs.missing }),
  );
}

/** What to do next, or how well the court fits, in words. */
export function fitReport(marking: Marking, fit: FloorFit | null, units: Units): FitReport {
  const needs = setNeeds(marking);
  if (needs.missing > 0) return missing(marking, needs);
  if (fit === null)
    return report(
      'wrong',
      t('The court is folded: two points are mixed up. Move them, or leave one out.'),
    );
  if (isSeenFromBelow(fit)) {
    return report(
      'doubtful',
      t(
        'Left and right look mixed up: left is a player’s left, facing the basket. Continue only if your phone films like a mirror.',
      ),
      true,
    );
  }
  if (setCount(marking) === EXACT_POINTS) {
    return report(
      'good',
      t('Do the drawn lines lie on the painted ones? A fifth point measures it.'),
    );
  }
  return measured(fit, marking.lines, units);
}
