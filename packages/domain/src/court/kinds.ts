import { t } from '@hooplog/language';
import type { Feet } from '../units.ts';

/** The rule book that a floor is painted by. */
export const COURT_KINDS = ['high_school', 'college', 'nba', 'fiba'] as const;
export type CourtKind = (typeof COURT_KINDS)[number];

/** The measures that differ between floors, from the point under the rim's centre, see `COURT`. */
export interface CourtMeasures {
  readonly baselineY: Feet;
  readonly halfCourtY: Feet;
  readonly sidelineX: Feet;
  readonly laneHalfWidth: Feet;
  readonly freeThrowY: Feet;
  readonly freeThrowCircleRadius: Feet;
  readonly threeRadius: Feet;
  /** Distance of the straight parts of the three-point line from the middle. */
  readonly threeCornerX: Feet;
  /** Null if none is painted. */
  readonly restrictedRadius: Feet | null;
  readonly centreCircleRadius: Feet;
}

const FEET_PER_METRE = 1 / 0.3048;

const AMERICAN = {
  baselineY: -5.25,
  halfCourtY: 41.75,
  sidelineX: 25,
  laneHalfWidth: 6,
  freeThrowY: 13.75,
  freeThrowCircleRadius: 6,
  restrictedRadius: 4,
  centreCircleRadius: 6,
} as const;

const MEASURES: Readonly<Record<CourtKind, CourtMeasures>> = {
  // NFHS: 84 ft long; the line ends in straight parts as far apart as its arc is wide.
  high_school: {
    ...AMERICAN,
    halfCourtY: 36.75,
    threeRadius: 19.75,
    threeCornerX: 19.75,
    restrictedRadius: null,
  },
  // NCAA since 2019: 22 ft 1¾ in, at least 40⅛ in from the sideline.
  college: { ...AMERICAN, threeRadius: 22.146, threeCornerX: 21.656 },
  nba: { ...AMERICAN, laneHalfWidth: 8, threeRadius: 23.75, threeCornerX: 22 },
  // FIBA, rule 2: metres, the ring's centre 1.575 m from the end line.
  fiba: {
    baselineY: -1.575 * FEET_PER_METRE,
    halfCourtY: 12.425 * FEET_PER_METRE,
    sidelineX: 7.5 * FEET_PER_METRE,
    laneHalfWidth: 2.45 * FEET_PER_METRE,
    freeThrowY: 4.225 * FEET_PER_METRE,
    freeThrowCircleRadius: 1.8 * FEET_PER_METRE,
    threeRadius: 6.75 * FEET_PER_METRE,
    threeCornerX: 6.6 * FEET_PER_METRE,
    restrictedRadius: 1.25 * FEET_PER_METRE,
    centreCircleRadius: 1.8 * FEET_PER_METRE,
  },
};

/** "High school" */
const LABELS: Readonly<Record<CourtKind, string>> = {
  high_school: t('High school'),
  college: t('College'),
  nba: 'NBA',
  fiba: 'FIBA',
};

export function courtKindLabel(kind: CourtKind): string {
  return LABELS[kind];
}

/** The measures of a floor. The 14 zones do not depend on them: they are those of `COURT`. */
export function courtMeasures(kind: CourtKind): CourtMeasures {
  return MEASURES[kind];
}

/** Where the three-point line turns from straight to arc. */
export function threeCornerY({ threeRadius, threeCornerX }: CourtMeasures): Feet {
  return Math.sqrt(Math.max(0, threeRadius ** 2 - threeCornerX ** 2));
}
