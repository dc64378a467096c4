import type { SeenBall } from '../eyes/eyes.ts';
import type { Picture } from '../frames/picture.ts';
import { ballColourThresholds as limits } from '../thresholds/judge.ts';
import type { Flight } from '../track/track.ts';
import type { BallColour } from './sample.ts';

/** Mean colour of the balls of some flights; null of gray video. */
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
 * The colour of the balls that the eyes saw: in a close view the ball may touch ring and board all the
 * time, and never fly as freely as a flight does.
 */
export class SeenColours {
  private readonly seen: BallColour[] = [];

  see(picture: Picture, balls: readonly SeenBall[]): void {
    for (const ball of balls) {
      if (ball.odds < limits.sureOdds || this.seen.length >= limits.most) continue;
      const colour = colourAt(picture, ball);
      if (colour) this.seen.push(colour);
    }
  }

  /** Null while none was seen. */
  get middle(): BallColour | null {
    if (this.seen.length === 0) return null;
    const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;
    return { u: median(this.seen.map(({ u }) => u)), v: median(this.seen.map(({ v }) => v)) };
  }
}

/** Mean colour of a ball's middle half. */
function colourAt({ chroma }: Picture, { x, y, diameter }: SeenBall): BallColour | null {
  if (!chroma) return null;
  const reach = Math.max(0, Math.floor((diameter * limits.middleShare) / 4));
  let u = 0;
  let v = 0;
  let count = 0;
  for (let row = (y >> 1) - reach; row <= (y >> 1) + reach; row++) {
    for (let column = (x >> 1) - reach; column <= (x >> 1) + reach; column++) {
      if (column < 0 || row < 0 || column >= chroma.width || row >= chroma.height) continue;
      u += chroma.u[row * chroma.width + column]!;
      v += chroma.v[row * chroma.width + column]!;
      count++;
    }
  }
  return count === 0 ? null : { u: u / count, v: v / count };
}
