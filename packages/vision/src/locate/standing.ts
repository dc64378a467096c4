import type { ImagePoint } from '../analysis.ts';
import type { Frame } from '../frames/frame.ts';
import { halveLuma } from '../frames/picture.ts';
import { standingThresholds as limits } from '../thresholds/flight.ts';
import type { Flight } from '../track/track.ts';
import { placeAt } from '../track/parabola.ts';
import type { Region, SmallPicture } from './silhouette.ts';
import { lowestPart, movedIn, withWhatStandsOut } from './silhouette.ts';

/** Where the feet of who let a ball go touch the floor; px of the working picture. */
export interface Feet extends ImagePoint {
  /** px, one sigma: across, and down the picture. */
  readonly across: number;
  readonly down: number;
}

/**
 * Remembers the last seconds at half size, and one picture every few seconds of the last minute. A
 * player who stands still melts into a background of seconds, but knees and arms move before a
 * shot, and within a minute the player stands elsewhere.
 */
export class Standing {
  private recent: SmallPicture[] = [];
  private minute: SmallPicture[] = [];

  see(frame: Frame): void {
    const last = this.recent.at(-1)?.seconds ?? -Infinity;
    if (frame.seconds - last < limits.everySeconds) return;
    const { width, height, luma } = halveLuma(frame);
    const small = { seconds: frame.seconds, width, height, luma };
    this.recent.push(small);
    this.recent = this.recent.filter(({ seconds }) => frame.seconds - seconds < limits.keepSeconds);
    const kept = this.minute.at(-1)?.seconds ?? -Infinity;
    if (frame.seconds - kept < limits.minuteEverySeconds) return;
    this.minute = [...this.minute.slice(1 - limits.minutePictures), small];
  }

  /** The feet below the start of a flight, or null when nobody is seen there. */
  feetBelow(flight: Flight): Feet | null {
    const first = flight.points[0];
    // Bounces and the second half of a throw start in nobody's hands.
    const highest = Math.min(...flight.points.map(({ y }) => y));
    if (!first || first.y - highest < limits.leastRise * flight.diameter) return null;
    const d = flight.diameter / 2;
    const hands = placeAt(flight.parabola, first.seconds - limits.handsSeconds);
    const x = hands.x / 2;
    const y = Math.max(hands.y, first.y) / 2;
    const before = this.recent.filter(
      ({ seconds }) =>
        seconds > first.seconds - limits.lookBackSeconds &&
        seconds < first.seconds + limits.lookAheadSeconds,
    );
    const stance = before.at(0);
    if (!stance || before.length < limits.leastPictures) return null;
    const region = regionAround(stance, x, y, d);
    const moved = movedIn(region, before);
    const mask = withWhatStandsOut(region, moved, before.at(-1) ?? stance, this.minute);
    const low = lowestPart(region, mask, { x, y: y + limits.chestDiameters * d, reach: limits.bodyDiameters * d }); // prettier-ignore
    if (!low) return null;
    const below = (low.y - y) / d;
    if (below < limits.leastBelow || below > limits.mostBelow) return null;
    return {
      x: 2 * low.x,
      y: 2 * low.y,
      across: limits.acrossDiameters * flight.diameter,
      down: limits.downDiameters * flight.diameter + limits.downPixels,
    };
  }
}

/** The part of the picture in which a player under the hands can be. */
function regionAround({ width, height }: SmallPicture, x: number, y: number, d: number): Region {
  const left = Math.max(0, Math.floor(x - limits.sideDiameters * d));
  const right = Math.min(width, Math.ceil(x + limits.sideDiameters * d));
  const top = Math.max(0, Math.floor(y - d));
  const bottom = Math.min(height, Math.ceil(y + (limits.mostBelow + 1) * d));
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
