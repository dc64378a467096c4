import type { CourtPoint } from '../units.ts';
import { BASKET, COURT } from './dimensions.ts';
import type { CourtKind } from './kinds.ts';
import { arcAround, type CourtLine, rectangle } from './line-shapes.ts';
import { HS_LINE, mirrored, type Boundary, THREE_LINE } from './outlines.ts';
import { paintedLines } from './painted-lines.ts';

const { BASELINE_Y, FREE_THROW_Y, HALF_COURT_Y, LANE_HALF_WIDTH, SIDELINE_X } = COURT;

const LINES: readonly CourtLine[] = [
  { name: 'boundary', points: rectangle(SIDELINE_X, BASELINE_Y, HALF_COURT_Y), closed: true },
  { name: 'lane', points: rectangle(LANE_HALF_WIDTH, BASELINE_Y, FREE_THROW_Y), closed: true },
  {
    name: 'free_throw_circle',
    points: arcAround(FREE_THROW_Y, COURT.FREE_THROW_CIRCLE_RADIUS, -90, 90),
    closed: false,
  },
  {
    name: 'restricted_area',
    points: arcAround(0, COURT.RESTRICTED_AREA_RADIUS, -90, 90),
    closed: false,
  },
  { name: 'hs_line', points: wholeLine(HS_LINE), closed: false },
  { name: 'three_line', points: wholeLine(THREE_LINE), closed: false },
  {
    name: 'centre_circle',
    points: arcAround(HALF_COURT_Y, COURT.CENTRE_CIRCLE_RADIUS, 90, 270),
    closed: false,
  },
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

/**
 * The lines of the half court as the product draws it, with both three-point lines and the basket;
 * with a kind, what is really painted on such a floor.
 */
export function courtLines(kind?: CourtKind): readonly CourtLine[] {
  return kind === undefined ? LINES : paintedLines(kind);
}

/** From the right end at the baseline over the top to the left end. */
function wholeLine(line: Boundary): readonly CourtPoint[] {
  const right = [...line.corner, ...line.wing.slice(1)];
  return [...right, ...line.top.slice(1), ...mirrored(right).slice(1)];
}
