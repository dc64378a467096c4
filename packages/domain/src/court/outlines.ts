import type { CourtPoint, Feet } from '../units.ts';
import { angleAtX, angleAtY, arcPoints, pointAt } from './arcs.ts';
import { COURT, type CourtDimensions } from './dimensions.ts';
import type { Sector } from './zones.ts';

export type Outline = readonly CourtPoint[];
/** The right half of a line around the basket, from the baseline up; `top` continues to its mirror image. */
export type Boundary = Readonly<Record<Sector, Outline>>;

/** The lines between the zones of a court, and the areas inside the high-school line. */
export interface CourtOutlines {
  readonly hsLine: Boundary;
  readonly threeLine: Boundary;
  /** Sideline and half-court line. */
  readonly edge: Boundary;
  readonly paint: Outline;
  readonly freeThrow: Outline;
  readonly rightMidRange: Outline;
}

/** The outlines of a court of these dimensions. */
export function outlinesOf(court: CourtDimensions): CourtOutlines {
  const hsArc = hsArcOf(court);
  return {
    hsLine: hsLineOf(court, hsArc),
    threeLine: threeLineOf(court),
    edge: edgeOf(court),
    ...insideOf(court, hsArc),
  };
}

type HsArc = (from: number, to: number) => Outline;

/** Arcs of the HS line, flattened alike for every area that ends on it. */
function hsArcOf({ HS_RADIUS, CORNER_Y, LANE_HALF_WIDTH, TOP_DEGREES }: CourtDimensions): HsArc {
  const lane = angleAtX(HS_RADIUS, LANE_HALF_WIDTH);
  const knots = [-TOP_DEGREES, -lane, lane, TOP_DEGREES, angleAtY(HS_RADIUS, CORNER_Y)];
  return (from, to) => arcPoints(HS_RADIUS, from, to, knots);
}

function hsLineOf(court: CourtDimensions, hsArc: HsArc): Boundary {
  const { BASELINE_Y, CORNER_Y, HS_RADIUS, TOP_DEGREES } = court;
  const corner = angleAtY(HS_RADIUS, CORNER_Y);
  return {
    corner: [{ x: HS_RADIUS, y: BASELINE_Y }, ...hsArc(90, corner)],
    wing: hsArc(corner, TOP_DEGREES),
    top: hsArc(TOP_DEGREES, -TOP_DEGREES),
  };
}

function threeLineOf(court: CourtDimensions): Boundary {
  const { BASELINE_Y, CORNER_Y, THREE_CORNER_X, THREE_RADIUS, TOP_DEGREES } = court;
  const corner = angleAtY(THREE_RADIUS, CORNER_Y);
  return {
    corner: [
      { x: THREE_CORNER_X, y: BASELINE_Y },
      { x: THREE_CORNER_X, y: CORNER_Y },
      // The straight part ends 0.0009 ft outside of the arc.
      pointAt(THREE_RADIUS, corner),
    ],
    wing: arcPoints(THREE_RADIUS, corner, TOP_DEGREES),
    top: arcPoints(THREE_RADIUS, TOP_DEGREES, -TOP_DEGREES),
  };
}

function edgeOf(court: CourtDimensions): Boundary {
  const { BASELINE_Y, CORNER_Y, HALF_COURT_Y, SIDELINE_X, TOP_DEGREES } = court;
  /** The point where the ray that bounds the top zones leaves the half court. */
  const exit = pointOnRay(HALF_COURT_Y, TOP_DEGREES);
  return {
    corner: [
      { x: SIDELINE_X, y: BASELINE_Y },
      { x: SIDELINE_X, y: CORNER_Y },
    ],
    wing: [{ x: SIDELINE_X, y: CORNER_Y }, { x: SIDELINE_X, y: HALF_COURT_Y }, exit],
    top: [exit, mirroredPoint(exit)],
  };
}

function insideOf(court: CourtDimensions, hsArc: HsArc) {
  const { BASELINE_Y, FREE_THROW_Y, HS_RADIUS, LANE_HALF_WIDTH } = court;
  const lane = angleAtX(HS_RADIUS, LANE_HALF_WIDTH);
  const elbow = { x: LANE_HALF_WIDTH, y: FREE_THROW_Y };
  const baseline = { x: LANE_HALF_WIDTH, y: BASELINE_Y };
  return {
    paint: [mirroredPoint(baseline), baseline, elbow, mirroredPoint(elbow)],
    freeThrow: [mirroredPoint(elbow), elbow, ...hsArc(lane, -lane)],
    rightMidRange: [baseline, { x: HS_RADIUS, y: BASELINE_Y }, ...hsArc(90, lane), elbow],
  };
}

/** The area between two boundaries, right side (or the middle for `top`). */
export function between(inner: Boundary, outer: Boundary, sector: Sector): Outline {
  return [...inner[sector], ...outer[sector].toReversed()];
}

function pointOnRay(y: Feet, degrees: number): CourtPoint {
  return { x: y * Math.tan((degrees * Math.PI) / 180), y };
}

function mirroredPoint({ x, y }: CourtPoint): CourtPoint {
  return { x: -x, y };
}

/** The same area on the other side of the basket. */
export function mirrored(outline: Outline): Outline {
  return outline.map(mirroredPoint).toReversed();
}

/** The outlines of the court as it is painted. */
export const COURT_OUTLINES = outlinesOf(COURT);
