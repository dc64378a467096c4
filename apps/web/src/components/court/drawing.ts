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
