import type { CourtPoint } from '../units.ts';
import { BASKET, COURT, type CourtDimensions, TOUCH_COURT } from './dimensions.ts';
import type { CourtKind } from './kinds.ts';
import { arcAround, type CourtLine, rectangle } from './line-shapes.ts';
import { type Boundary, mirrored, outlinesOf } from './outlines.ts';
import { paintedLines } from './painted-lines.ts';

function linesOf(court: CourtDimensions): readonly CourtLine[] {
  const { BASELINE_Y, FREE_THROW_Y, HALF_COURT_Y, LANE_HALF_WIDTH, SIDELINE_X } = court;
  const { hsLine, threeLine } = outlinesOf(court);
  return [
    { name: 'boundary', points: rectangle(SIDELINE_X, BASELINE_Y, HALF_COURT_Y), closed: true },
    { name: 'lane', points: rectangle(LANE_HALF_WIDTH, BASELINE_Y, FREE_THROW_Y), closed: true },
    {
      name: 'free_throw_circle',
      points: arcAround(FREE_THROW_Y, court.FREE_THROW_CIRCLE_RADIUS, -90, 90),
      closed: false,
    },
    {
      name: 'restricted_area',
      points: arcAround(0, court.RESTRICTED_AREA_RADIUS, -90, 90),
      closed: false,
    },
    { name: 'hs_line', points: wholeLine(hsLine), closed: false },
    { name: 'three_line', points: wholeLine(threeLine), closed: false },
    {
      name: 'centre_circle',
      points: arcAround(HALF_COURT_Y, court.CENTRE_CIRCLE_RADIUS, 90, 270),
      closed: false,
    },
    ...BASKET_LINES,
  ];
}

const BASKET_LINES: readonly CourtLine[] = [
  {
    name: 'board',
    points: [
      { x: -BASKET.BOARD_HALF_WIDTH, y: BASKET.BOARD_Y },
      { x: BASKET.BOARD_HALF_WIDTH, y: BASKET.BOARD_Y },
    ],
    closed: false,
  },
  { name: 'rim', points: arcAround(0, BASKET.RIM_RADIUS, 0, 359), closed: true },
];

const LINES = linesOf(COURT);
/** The number of the paint zone is drawn in place of the restricted area. */
const TOUCH_LINES = linesOf(TOUCH_COURT).filter(({ name }) => name !== 'restricted_area');

/**
 * The lines of the half court as the product draws it, with both three-point lines and the basket; for a kind,
 * the lines painted on such a floor.
 */
export function courtLines(kind?: CourtKind): readonly CourtLine[] {
  return kind === undefined ? LINES : paintedLines(kind);
}

/** The lines of `TOUCH_COURT`, for drawing only. */
export function touchCourtLines(): readonly CourtLine[] {
  return TOUCH_LINES;
}

/** From the right end at the baseline over the top to the left end. */
function wholeLine(line: Boundary): readonly CourtPoint[] {
  const right = [...line.corner, ...line.wing.slice(1)];
  return [...right, ...line.top.slice(1), ...mirrored(right).slice(1)];
}
