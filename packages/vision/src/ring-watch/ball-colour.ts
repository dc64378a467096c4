import type { SeenBall } from '../eyes.ts';
import { meanColour } from '../frames/mean-colour.ts';
import type { Picture } from '../frames/picture.ts';
import { median } from '../math/median.ts';
import { ballColourThresholds as limits } from '../thresholds/ring-watch.ts';
import { trackThresholds } from '../thresholds/track.ts';
import type { Flight } from '../track/track.ts';
import type { BallColour } from './sample.ts';

/** Mean colour of the balls of some flights; null for grey video. */
export function colourOfFlights(flights: readonly Flight[]): BallColour | null {
  const colours = flights.flatMap(({ points }) => points.map(({ colour }) => colour));
  const known = colours.filter((colour) => colour !== null);
  if (known.length === 0) return null;
  return {
    u: known.reduce((sum, { u }) => sum + u, 0) / known.length,
    v: known.reduce((sum, { v }) => sum + v, 0) / known.length,
  };
}

/**
 * The colour of the balls that the eyes saw. In a close view the ball may touch ring and board all the time,
 * and never fly freely enough to be tracked.
 */
export class SeenColours {
  private readonly seen: BallColour[] = [];

  see(picture: Picture, balls: readonly SeenBall[]): void {
    for (const ball of balls) {
      if (ball.odds < limits.sureOdds || this.seen.length >= trackThresholds.maxRemembered)
        continue;
      const colour = colourAt(picture, ball);
      if (colour) this.seen.push(colour);
    }
  }

  /** Null while none was seen. */
  get middle(): BallColour | null {
    const u = median(this.seen.map((colour) => colour.u));
    const v = median(this.seen.map((colour) => colour.v));
    return u === null || v === null ? null : { u, v };
  }
}

/** Mean colour of a ball's middle. */
function colourAt(picture: Picture, { x, y, diameter }: SeenBall): BallColour | null {
  const reach = Math.max(0, Math.floor((diameter * limits.middleShare) / 4));
  return meanColour(picture, x, y, reach);
}
