import type { RimEllipse } from '../analysis.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import { fallAt, placeAt } from '../track/parabola.ts';
import { medianDiameter } from '../track/pieces.ts';
import type { Flight } from '../track/track.ts';

/** Whether a flight comes down at its end, as every shot does that reaches a ring. */
export function endsFalling(flight: Flight): boolean {
  const end = flight.points.at(-1);
  return end !== undefined && fallAt(flight.parabola, end.seconds) > 0;
}

/**
 * Whether a ball goes straight up or down at one place, as one that is dribbled, thrown up and caught,
 * or drops out of a net. A shot goes to the ring from somewhere else, and when that is right before
 * the camera it looks smaller and smaller.
 */
export function staysAtItsPlace({ points, diameter }: Flight): boolean {
  const xs = points.map(({ x }) => x);
  const across = Math.max(...xs) - Math.min(...xs);
  if (across > limits.stayDiameters * diameter) return false;
  const third = Math.ceil(points.length / 3);
  const first = medianDiameter(points.slice(0, third));
  const last = medianDiameter(points.slice(-third));
  return Math.max(first / last, last / first) < limits.staySizes;
}

/** The ball's diameter near the flight's end, px: it grows and shrinks on the way. */
export function endDiameter(flight: Flight): number {
  return medianDiameter(flight.points.slice(-6)) || flight.diameter;
}

/** Whether the ball fills so much of the picture that this must be a close view of a hoop. */
export function isCloseView(flight: Flight, longSide: number): boolean {
  return endDiameter(flight) >= limits.closeViewShare * longSide;
}

/**
 * The flight without what lies right below the picture's upper border, when the ball fell in there:
 * it has come into the picture, and not to a ring.
 */
export function withoutEntry(flight: Flight): Flight {
  const { points, parabola, diameter } = flight;
  const first = points[0];
  if (!first || placeAt(parabola, first.seconds - limits.beforeSeconds).y > 0) return flight;
  return { ...flight, points: points.filter(({ y }) => y > limits.enterDiameters * diameter) };
}

/** The place on a flight's end that is nearest to a ring's centre; px, `radii` in rx. */
export function nearestOf(
  flight: Flight,
  rim: RimEllipse,
): { x: number; y: number; radii: number } {
  let nearest = { x: NaN, y: NaN, radii: Infinity };
  for (const { x, y } of flight.points.slice(-limits.endPoints)) {
    const radii = Math.hypot(x - rim.cx, y - rim.cy) / rim.rx;
    if (radii < nearest.radii) nearest = { x, y, radii };
  }
  return nearest;
}

/**
 * Whether a flight that came near a ring rose and fell on its way there, as shots do: what bounces, is
 * thrown down or rolls does not.
 */
export function cameInAnArc(flight: Flight, rim: RimEllipse): boolean {
  const { x, y, radii } = nearestOf(flight, rim);
  if (radii > limits.arrivalRadii) return false;
  const at = flight.points.findIndex((point) => point.x === x && point.y === y);
  const way = flight.points.slice(0, at + 1);
  const top = Math.min(...way.map((point) => point.y));
  const rise = (way[0]!.y - top) / rim.rx;
  const fall = (y - top) / rim.rx;
  return rise >= limits.leastRise && fall >= limits.leastArcFall;
}

/** Whether the ball is as large as a ball at this ring looks. */
function fitsSize(flight: Flight, rim: RimEllipse): boolean {
  const ratio = (2 * rim.rx) / (limits.rimPerBall * endDiameter(flight));
  return ratio < limits.mostWidthRatio && ratio > 1 / limits.mostWidthRatio;
}

/**
 * 0 to 1: how near the end of a flight comes to a ring's centre; 1 right through it. `reach` (rx) is
 * how far off still speaks for it: in a close view flights end all over the board.
 */
export function closenessOf(
  flight: Flight,
  rim: RimEllipse,
  reach: number = limits.closeRadii,
): number {
  if (!fitsSize(flight, rim)) return 0;
  return Math.exp(-0.5 * (nearestOf(flight, rim).radii / reach) ** 2);
}
