import type { CourtPoint } from '../units.ts';
import { angleAtX, angleAtY, arcPoints, pointAt } from './arcs.ts';
import { COURT } from './dimensions.ts';
import type { Sector } from './zones.ts';

const { BASELINE_Y, CORNER_Y, HALF_COURT_Y, HS_RADIUS, LANE_HALF_WIDTH, SIDELINE_X } = COURT;
const { FREE_THROW_Y, THREE_CORNER_X, THREE_RADIUS, TOP_DEGREES } = COURT;

const HS_CORNER = angleAtY(HS_RADIUS, CORNER_Y);
const THREE_CORNER = angleAtY(THREE_RADIUS, CORNER_Y);
const HS_LANE = angleAtX(HS_RADIUS, LANE_HALF_WIDTH);
/** Every angle at which some area ends on the HS line. */
const HS_KNOTS = [-TOP_DEGREES, -HS_LANE, HS_LANE, TOP_DEGREES, HS_CORNER];

export type Outline = readonly CourtPoint[];
/** The right half of a line around the basket, from the baseline up; `top` runs on to its mirror image. */
export type Boundary = Readonly<Record<Sector, Outline>>;

/** Where the ray that bounds the top zones leaves the half court. */
const TOP_EXIT: CourtPoint = {
  x: HALF_COURT_Y * Math.tan((TOP_DEGREES * Math.PI) / 180),
  y: HALF_COURT_Y,
};

export const HS_LINE: Boundary = {
  corner: [{ x: HS_RADIUS, y: BASELINE_Y }, ...hsArc(90, HS_CORNER)],
  wing: hsArc(HS_CORNER, TOP_DEGREES),
  top: hsArc(TOP_DEGREES, -TOP_DEGREES),
};

export const THREE_LINE: Boundary = {
  corner: [
    { x: THREE_CORNER_X, y: BASELINE_Y },
    { x: THREE_CORNER_X, y: CORNER_Y },
    // The straight part ends 0.0009 ft outside of the arc.
    pointAt(THREE_RADIUS, THREE_CORNER),
  ],
  wing: arcPoints(THREE_RADIUS, THREE_CORNER, TOP_DEGREES),
  top: arcPoints(THREE_RADIUS, TOP_DEGREES, -TOP_DEGREES),
};

/** Sideline and half-court line. */
export const COURT_EDGE: Boundary = {
  corner: [
    { x: SIDELINE_X, y: BASELINE_Y },
    { x: SIDELINE_X, y: CORNER_Y },
  ],
  wing: [{ x: SIDELINE_X, y: CORNER_Y }, { x: SIDELINE_X, y: HALF_COURT_Y }, TOP_EXIT],
  top: [TOP_EXIT, mirroredPoint(TOP_EXIT)],
};

function hsArc(from: number, to: number): Outline {
  return arcPoints(HS_RADIUS, from, to, HS_KNOTS);
}

/** The area between two boundaries, right side (or the middle for `top`). */
export function between(inner: Boundary, outer: Boundary, sector: Sector): Outline {
  return [...inner[sector], ...outer[sector].toReversed()];
}

export const PAINT: Outline = [
  { x: -LANE_HALF_WIDTH, y: BASELINE_Y },
  { x: LANE_HALF_WIDTH, y: BASELINE_Y },
  { x: LANE_HALF_WIDTH, y: FREE_THROW_Y },
  { x: -LANE_HALF_WIDTH, y: FREE_THROW_Y },
];

export const FREE_THROW: Outline = [
  { x: -LANE_HALF_WIDTH, y: FREE_THROW_Y },
  { x: LANE_HALF_WIDTH, y: FREE_THROW_Y },
  ...hsArc(HS_LANE, -HS_LANE),
];

export const RIGHT_MID_RANGE: Outline = [
  { x: LANE_HALF_WIDTH, y: BASELINE_Y },
  { x: HS_RADIUS, y: BASELINE_Y },
  ...hsArc(90, HS_LANE),
  { x: LANE_HALF_WIDTH, y: FREE_THROW_Y },
];

function mirroredPoint({ x, y }: CourtPoint): CourtPoint {
  return { x: -x, y };
}

/** The same area on the other side of the basket. */
export function mirrored(outline: Outline): Outline {
  return outline.map(mirroredPoint).toReversed();
}
