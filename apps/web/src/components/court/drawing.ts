import { COURT, type CourtPoint } from '@hooplog/domain';

/** The drawing's units a foot. Ten, so that text sizes are ordinary numbers that no browser rounds up. */
const UNITS_PER_FOOT = 10;
/** Room around the half court for the outermost line and the focus ring, in feet. */
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

/** The court point at a place of the drawing. */
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

/** Feet by which a drawn line may miss the true one: a tenth of a pixel on the largest court. */
const TOLERANCE = 0.1 / UNITS_PER_FOOT;

/** How far a point lies from the straight way between two others. */
function distanceFromWay(point: CourtPoint, from: CourtPoint, to: CourtPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs(dx * (point.y - from.y) - dy * (point.x - from.x)) / length;
}

/** The points without which a line would look otherwise (Ramer, Douglas and Peucker): arcs have ten times as many. */
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

/** The `d` of a line as it is drawn, made once: a list of drills or workouts has it twenty times. */
export function toLinePath(points: readonly CourtPoint[], closed: boolean): string {
  const path = linePaths.get(points) ?? toPath(thinned(points), closed);
  linePaths.set(points, path);
  return path;
}
