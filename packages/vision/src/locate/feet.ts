import type { ImagePoint } from '../analysis.ts';

/** The point where the shooter's feet touch the floor; displayed px. */
export interface Feet extends ImagePoint {
  /** px, one sigma: across, and down the picture. */
  readonly across: number;
  readonly down: number;
}
