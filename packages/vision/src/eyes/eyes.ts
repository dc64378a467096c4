import type { ImagePoint, RimEllipse } from '../analysis.ts';
import type { Picture } from '../frames/picture.ts';

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
  /** Where the feet touch the floor; null when they are not seen. */
  readonly feet: ImagePoint | null;
  /** 0..1 */
  readonly odds: number;
}

/** A ball seen in a picture, by its middle. Picture px. */
export interface SeenBall extends ImagePoint {
  readonly diameter: number;
  /** 0..1 */
  readonly odds: number;
}

/** What one look at a picture shows. */
export interface Eyes {
  hoops(picture: Picture): Promise<readonly SeenHoop[]>;
  people(picture: Picture): Promise<readonly SeenPerson[]>;
  balls(picture: Picture): Promise<readonly SeenBall[]>;
  /** Looks closely around a ring, and measures the one that is nearest to it; null when none is there. */
  ring(picture: Picture, near: RimEllipse): Promise<SeenHoop | null>;
}
