import type { RimEllipse } from './analysis.ts';
import type { Picture } from './frames/picture.ts';

/** A point of an analysed picture, in its own pixels, not yet in those of the displayed video: see `ImagePoint`. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
  readonly space?: 'picture';
}

/** A ring seen in a picture. Picture px. */
export interface SeenHoop {
  readonly rim: RimEllipse;
  /** 0..1 */
  readonly odds: number;
}

/** A person seen in a picture. Picture px. */
export interface SeenPerson {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Where the feet touch the floor; null if they are not seen. */
  readonly feet: PicturePoint | null;
  /** 0..1 */
  readonly odds: number;
}

/** A ball seen in a picture, by its centre. Picture px. */
export interface SeenBall extends PicturePoint {
  readonly diameter: number;
  /** 0..1 */
  readonly odds: number;
}

/**
 * Kinds of court lines: those of the lane, the free-throw circle, a three-point line, and the
 * court's edges.
 */
export const LINE_KINDS = ['lane', 'circle', 'three', 'edge'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Evidence of a court's lines: odds (0..1) of each kind on a grid over the picture, row by row. */
export interface SeenLines {
  /** px of the picture per cell; the first one's centre lies half a cell from the picture's corner. */
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly odds: Readonly<Record<LineKind, Float32Array>>;
}

/** The questions that the networks answer about a picture. */
export interface Eyes {
  hoops(picture: Picture): Promise<readonly SeenHoop[]>;
  people(picture: Picture): Promise<readonly SeenPerson[]>;
  balls(picture: Picture): Promise<readonly SeenBall[]>;
  lines(picture: Picture): Promise<SeenLines>;
  /** Looks closely around a ring, and measures the one nearest to it; null when there is none. */
  ring(picture: Picture, near: RimEllipse): Promise<SeenHoop | null>;
}
