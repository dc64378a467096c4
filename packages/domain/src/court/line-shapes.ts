import type { CourtPoint, Feet } from '../units.ts';
import { arcPoints } from './arcs.ts';

export type CourtLineName =
  | 'boundary'
  | 'lane'
  | 'free_throw_circle'
  | 'restricted_area'
  | 'hs_line'
  | 'three_line'
  | 'centre_circle'
  | 'board'
  | 'rim';

/** One painted line (or the basket's outline seen from above), arcs flattened; the same for drawing and for calibration. */
export interface CourtLine {
  readonly name: CourtLineName;
  readonly points: readonly CourtPoint[];
  /** Whether the last point joins the first. */
  readonly closed: boolean;
}

export function rectangle(halfWidth: Feet, top: Feet, bottom: Feet): readonly CourtPoint[] {
  return [
    { x: -halfWidth, y: top },
    { x: halfWidth, y: top },
    { x: halfWidth, y: bottom },
    { x: -halfWidth, y: bottom },
  ];
}

/** Around a place in the middle; degrees away from the y axis. */
export function arcAround(y: Feet, radius: Feet, from: number, to: number): readonly CourtPoint[] {
  return arcPoints(radius, from, to).map((point) => ({ x: point.x, y: point.y + y }));
}
