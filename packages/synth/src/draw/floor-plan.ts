import type { CourtPoint } from '@hooplog/domain';
import type { Colour } from '../scene/people.ts';

/** A line of paint; feet. */
export interface FloorStroke {
  readonly points: readonly CourtPoint[];
  readonly closed: boolean;
  readonly halfWidth: number;
  readonly colour: Colour;
  /** Share of its length (0 to 1) where the paint is gone. */
  readonly worn: number;
}

/** Paint that replaces the usual court; later entries are painted over earlier ones. */
export interface FloorPlan {
  readonly areas: readonly {
    readonly holds: (x: number, y: number) => boolean;
    readonly colour: Colour;
  }[];
  readonly strokes: readonly FloorStroke[];
}

/** Neither lines nor areas of a court. */
export const BARE_FLOOR: FloorPlan = { areas: [], strokes: [] };
