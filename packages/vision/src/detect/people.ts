import type { RimEllipse } from '../analysis.ts';
import { peopleThresholds as limits } from '../thresholds/detect.ts';
import type { Mover } from './candidates.ts';

/** Remembers where upright people were seen, and how large. px of the working picture. */
export class People {
  private readonly seen: Mover[] = [];

  see(movers: readonly Mover[]): void {
    // Enough to know them: memory must not grow with the video.
    if (this.seen.length >= limits.most) return;
    this.seen.push(
      ...movers.filter(
        ({ left, right, top, bottom }) => bottom - top > limits.uprightAspect * (right - left),
      ),
    );
  }

  /** Whether what looks like a ring is where people stand: a hand, a belt, a ball that is held. */
  standAt({ cx, cy, rx }: RimEllipse): boolean {
    if (this.seen.length < limits.least) return false;
    // Smaller than a person is the ball at the ring, or the net.
    const inside = this.seen.filter(
      ({ left, right, top, bottom }) =>
        left < cx &&
        cx < right &&
        top < cy &&
        cy < bottom &&
        bottom - top > limits.standWidths * 2 * rx,
    );
    return inside.length > limits.standShare * this.seen.length;
  }

  /**
   * Whether those below the ring look far too small for it: then they are beyond it, and the camera
   * stands behind the board or right under it. A player beside the hoop is four rim widths tall.
   */
  areBeyond({ cy, rx }: RimEllipse): boolean {
    const heights = this.seen
      .filter(({ top }) => top > cy + rx)
      .map(({ top, bottom }) => (bottom - top) / (2 * rx))
      .sort((a, b) => b - a);
    if (heights.length < limits.least) return false;
    const tall = heights[Math.floor(heights.length * limits.tallShare)] ?? 0;
    // Still smaller ones are balls and shadows in a close view of the hoop.
    return tall > limits.leastWidths && tall < limits.mostBeyondWidths;
  }
}
