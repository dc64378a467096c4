import type { RimEllipse } from '../analysis.ts';
import type { Mover } from '../detect/candidates.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import type { Flight } from '../track/track.ts';

/** The lowest and highest things seen so far; a hoop hangs between. px. */
export class Heights {
  private feet: number[] = [];
  private lowestBall = -Infinity;
  /** Worked out when asked, and anew when feet were seen since. */
  private high: number | null = null;

  seeMovers(movers: readonly Mover[]): void {
    const highest = Math.min(...movers.map((mover) => mover.bottom));
    if (!Number.isFinite(highest) || this.feet.length >= limits.mostFeet) return;
    this.feet.push(highest);
    this.high = null;
  }

  seeFlight({ points }: Flight): void {
    for (const { y } of points) this.lowestBall = Math.max(this.lowestBall, y);
  }

  /** A tenth of all feet are higher. */
  private highFeet(): number {
    const sorted = [...this.feet].sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length * 0.1)] ?? Infinity;
  }

  /** 0 to 1: a ring hangs above all feet, and balls fall lower than it. */
  plausibility(rim: RimEllipse): number {
    this.high ??= this.highFeet();
    const amongFeet = rim.cy > this.high;
    const nothingBelow = this.lowestBall < rim.cy + limits.leastDrop * rim.rx;
    return (amongFeet ? limits.amongFeet : 1) * (nothingBelow ? limits.nothingBelow : 1);
  }
}
