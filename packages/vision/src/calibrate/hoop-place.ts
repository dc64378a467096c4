import type { RimEllipse } from '../analysis.ts';
import type { SeenHoop } from '../eyes.ts';
import { carryRim } from '../stabilise/carry.ts';
import type { Motion } from '../stabilise/motion.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';

/** A place that may be the hoop: px of the working picture, in the coordinates of the first view. */
export interface HoopPlace {
  readonly id: number;
  /** The median ring of the looks; the same object until it moves clearly. */
  readonly rim: RimEllipse;
  /** 0 to 1: mean odds over all looks that could show this place, at whole pictures and close up. */
  readonly odds: number;
}

/** Accumulates the looks at one place. */
export class PlaceSightings implements HoopPlace {
  readonly id: number;
  rim: RimEllipse;
  private readonly wholeOdds = new Mean();
  private readonly closeOdds = new Mean();
  private whole: RimEllipse[] = [];
  private close: RimEllipse[] = [];

  constructor(id: number, first: SeenHoop) {
    this.id = id;
    this.rim = first.rim;
  }

  get odds(): number {
    const { wholeOdds, closeOdds } = this;
    return closeOdds.count === 0 ? wholeOdds.value : (wholeOdds.value + closeOdds.value) / 2;
  }

  /** Whether further close looks would not improve the measurement. */
  get isMeasured(): boolean {
    return this.closeOdds.count >= limits.maxSightings;
  }

  /** Adds a look at a whole picture that contains this place, with the hoop seen there, if any. */
  look(seen: SeenHoop | null): void {
    this.wholeOdds.add(seen?.odds ?? 0);
    if (!seen) return;
    this.whole = [...this.whole.slice(1 - limits.maxSightings), seen.rim];
    this.settle();
  }

  /** A close look, which knows and measures a ring better than one at the whole picture. */
  lookClosely(seen: SeenHoop | null): void {
    this.closeOdds.add(seen?.odds ?? 0);
    if (!seen) return;
    this.close = [...this.close.slice(1 - limits.maxSightings), seen.rim];
    this.settle();
  }

  /** The camera stands elsewhere now: the ring is measured again there, and the looks so far count as one. */
  carry(motion: Motion): void {
    this.rim = carryRim(motion, this.rim);
    this.whole = [];
    this.close = [];
    this.wholeOdds.shrink();
    this.closeOdds.shrink();
  }

  /** A ring that stays the same object is measured further without restarting its watch. */
  private settle(): void {
    const next = medianRim(this.close.length > 0 ? this.close : this.whole);
    const { rim } = this;
    const moved = Math.hypot(next.cx - rim.cx, next.cy - rim.cy) / rim.rx;
    const grown = Math.max(Math.abs(next.rx - rim.rx), Math.abs(next.ry - rim.ry)) / rim.rx;
    if (Math.max(moved, grown) > limits.movedRadii) this.rim = next;
  }
}

class Mean {
  private sum = 0;
  count = 0;

  add(value: number): void {
    this.sum += value;
    this.count++;
  }

  /** Gives everything added so far the weight of one sample. */
  shrink(): void {
    this.sum = this.value;
    this.count = Math.min(1, this.count);
  }

  get value(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }
}

/** Log odds that a place is the hoop after so many balls came to it, up to a constant shared by all places. */
export function scoreOf({ odds }: Pick<HoopPlace, 'odds'>, arrivals: number): number {
  const bounded = Math.min(1 - limits.minOdds / 10, Math.max(limits.minOdds / 10, odds));
  return (
    Math.log(bounded / (1 - bounded)) + limits.voteWeight * Math.log(arrivals + limits.fewVotes)
  );
}

/** The median of each measure: one look spoiled by a ball or a hand changes nothing. */
function medianRim(rims: readonly RimEllipse[]): RimEllipse {
  const median = (of: (rim: RimEllipse) => number): number => {
    const sorted = rims.map(of).sort((a, b) => a - b);
    const half = sorted.length >> 1;
    return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
  };
  return {
    cx: median(({ cx }) => cx),
    cy: median(({ cy }) => cy),
    rx: median(({ rx }) => rx),
    ry: median(({ ry }) => ry),
  };
}

/** Whether two rings are one hoop's: their centres are at most half the width of the larger one apart. */
export function areSame(a: RimEllipse, b: RimEllipse): boolean {
  return Math.hypot(a.cx - b.cx, a.cy - b.cy) <= Math.max(a.rx, b.rx);
}
