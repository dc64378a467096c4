import type { RimEllipse } from '../analysis.ts';
import type { Mover } from '../detect/candidates.ts';
import { conditionThresholds as limits } from '../thresholds/conditions.ts';

/** Remembers how large upright people looked, and where. px of the working picture. */
export class People {
  private readonly seen: { readonly top: number; readonly height: number }[] = [];

  see(movers: readonly Mover[]): void {
    // Enough to know them: memory must not grow with the video.
    if (this.seen.length >= limits.mostPeople) return;
    for (const { left, right, top, bottom } of movers) {
      const height = bottom - top;
      if (height > limits.uprightAspect * (right - left)) this.seen.push({ top, height });
    }
  }

  /**
   * Whether those below the ring look far too small for it: then they are beyond it, and the camera
   * stands behind the board or right under it. A player beside the hoop is four rim widths tall.
   */
  areBeyond({ cy, rx }: RimEllipse): boolean {
    const heights = this.seen
      .filter(({ top }) => top > cy + rx)
      .map(({ height }) => height / (2 * rx))
      .sort((a, b) => b - a);
    if (heights.length < limits.leastPeople) return false;
    const tall = heights[Math.floor(heights.length * limits.tallShare)] ?? 0;
    // Still smaller ones are balls and shadows in a close view of the hoop.
    return tall > limits.leastPersonWidths && tall < limits.mostBeyondWidths;
  }
}
