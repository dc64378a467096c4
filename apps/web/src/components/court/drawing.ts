import { COURT, type CourtPoint } from '@hooplog/domain';

/** Drawing units per foot. Ten, so that text sizes are ordinary numbers that no browser rounds up. */
const UNITS_PER_FOOT = 10;
/** Margin around the half court for the outermost line and the focus ring, in feet. */
const MARGIN = 0.6;

const inUnits = (feet: number) => Math.round(feet * UNITS_PER_FOOT * 10) / 10;

/** viewBox of every court: the half court, basket at the top. */
export const VIEW_BOX = [
  -COURT.SIDELINE_X - MARGIN,
  COURT.BASELINE_Y - MARGIN,
  COURT.WIDTH + 2 * MARGIN,
  COURT.LENGTH + 2 * MARGIN,
]
  .map(inUnits)
  .join(' ');

/** A court point in the drawing's units. */
export function toDrawing({ x, y }: CourtPoint): { readonly x: number; readonly y: number } {
  return { x: inUnits(x), y: inUnits(y) };
}

/** The court point at a position of the drawing. */
export function fromDrawing({ x, y }: { readonly x: number; readonly y: number }): CourtPoint {
  return { x: x / UNITS_PER_FOOT, y: y / UNITS_PER_FOOT };
}

/** The `d` of a path through court points. */
export function toPath(points: readonly CourtPoint[], closed: boolean): string {
  const steps = points.map((point) => {
    const { x, y } = toDrawing(point);
    return `${x} ${y}`;
  });
  return `M${steps.join('L')}${closed ? 'Z' : ''}`;
}

/** Maximum error of a drawn line in feet: a tenth of a pixel on the largest court. */
const TOLERANCE = 0.1 / UNITS_PER_FOOT;

/** Distance of a point from the straight line between two others. */
function distanceFromWay(point: CourtPoint, from: CourtPoint, to: CourtPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs(dx * (point.y - from.y) - dy * (point.x - from.x)) / length;
}

/** Removes points that do not change a line's look (Ramer, Douglas and Peucker): arcs have ten times as many. */
function thinned(points: readonly CourtPoint[]): readonly CourtPoint[] {
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return points;
  const off = points.map((point) => distanceFromWay(point, first, last));
  const most = Math.max(...off);
  if (most <= TOLERANCE) return [first, last];
  const at = off.indexOf(most);
  return [...thinned(points.slice(0, at + 1)), ...thinned(points.slice(at)).slice(1)];
}

const linePaths = new WeakMap<readonly CourtPoint[], string>();

/** The `d` of a drawn line, computed once: a list of drills or workouts contains it twenty times. */
export function toLinePath(points: readonly CourtPoint[], closed: boolean): string {
  const path = linePaths.get(points) ?? toPath(thinned(points), closed);
  linePaths.set(points, path);
  return path;
}
