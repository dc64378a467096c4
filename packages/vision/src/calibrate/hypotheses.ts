import type { RimEllipse } from '../analysis.ts';
import type { Mover } from '../detect/candidates.ts';
import type { Picture } from '../frames/picture.ts';
import { calibrateThresholds as limits } from '../thresholds.ts';
import type { Flight } from '../track/track.ts';
import { closenessOf, endDiameter, endsFalling } from './closeness.ts';
import type { RednessMap } from './redness.ts';
import { rednessOf } from './redness.ts';
import type { RingCandidate } from './ring-search.ts';
import { areNear, bestApart, searchRings } from './ring-search.ts';

/** A place that may be the hoop, and what speaks for it. */
export interface HoopHypothesis {
  readonly id: number;
  readonly rim: RimEllipse;
  /** Redness levels; 0 when no ring was seen and only flights speak for it. */
  readonly contrast: number;
  /** Sum of the closeness of all flights seen since, and of the one that gave birth to it. */
  readonly votes: number;
  /** How many times a ring was measured here: `rim` is their mean. */
  readonly seen: number;
}

/** The lowest and highest things seen so far; a hoop hangs between. px. */
export class Heights {
  private feet: number[] = [];
  private lowestBall = -Infinity;

  seeMovers(movers: readonly Mover[]): void {
    const highest = Math.min(...movers.map((mover) => mover.bottom));
    if (Number.isFinite(highest) && this.feet.length < limits.mostFeet) this.feet.push(highest);
  }

  seeFlight({ points }: Flight): void {
    for (const { y } of points) this.lowestBall = Math.max(this.lowestBall, y);
  }

  /** 0 to 1: a ring hangs above all feet, and balls fall lower than it. */
  plausibility(rim: RimEllipse): number {
    const sorted = [...this.feet].sort((a, b) => a - b);
    const high = sorted[Math.floor(sorted.length * 0.1)];
    const amongFeet = high !== undefined && rim.cy > high;
    const nothingBelow = this.lowestBall < rim.cy + limits.leastDrop * rim.rx;
    return (amongFeet ? limits.amongFeet : 1) * (nothingBelow ? limits.nothingBelow : 1);
  }
}

/** Gathers places that may be the hoop from where flights end and where something looks like a ring. */
export class HoopHypotheses {
  private all: HoopHypothesis[] = [];
  private nextId = 0;
  private mapOf: { readonly picture: Picture; readonly map: RednessMap | null } | null = null;
  readonly heights = new Heights();

  get list(): readonly HoopHypothesis[] {
    return this.all;
  }

  /** Learns from a flight that is over; `background` is the place without what moves. */
  learn(flight: Flight, background: Picture): void {
    if (!endsFalling(flight)) return;
    this.all = this.all.map((hypothesis) => ({
      ...hypothesis,
      votes: hypothesis.votes + closenessOf(flight, hypothesis.rim),
    }));
    const rings = this.ringsNear(flight, background);
    for (const ring of rings.length > 0 ? rings : bareEnd(flight)) this.propose(ring, flight);
    this.all = this.all
      .sort((a, b) => this.scoreOf(b) - this.scoreOf(a))
      .slice(0, limits.mostHypotheses);
  }

  /** Higher is likelier; comparable within one video only. */
  scoreOf({ rim, contrast, votes }: HoopHypothesis): number {
    return (contrast + limits.bareContrast) * Math.sqrt(votes) * this.heights.plausibility(rim);
  }

  private ringsNear(flight: Flight, background: Picture): RingCandidate[] {
    if (this.mapOf?.picture !== background) {
      this.mapOf = { picture: background, map: rednessOf(background) };
    }
    const end = flight.points.at(-1);
    if (!this.mapOf.map || !end) return [];
    const rimWidth = limits.rimPerBall * endDiameter(flight);
    const found = searchRings(this.mapOf.map, {
      left: end.x - limits.besideWidths * rimWidth,
      right: end.x + limits.besideWidths * rimWidth,
      top: end.y - limits.aboveWidths * rimWidth,
      bottom: end.y + limits.belowWidths * rimWidth,
      rimWidth,
    });
    const scoreOf = (ring: RingCandidate): number => ring.contrast * closenessOf(flight, ring.rim);
    return bestApart(found, scoreOf, limits.mostRings);
  }

  private propose({ rim, contrast }: RingCandidate, flight: Flight): void {
    const known = this.all.find((hypothesis) => areNear(hypothesis.rim, rim, limits.sameWidths));
    if (!known) {
      const votes = closenessOf(flight, rim);
      this.all.push({ id: this.nextId++, rim, contrast, votes, seen: contrast > 0 ? 1 : 0 });
      return;
    }
    if (contrast === 0) return;
    const weight = 1 / (known.seen + 1);
    const mean = (a: number, b: number): number => a + (b - a) * weight;
    this.all[this.all.indexOf(known)] = {
      ...known,
      rim: {
        cx: mean(known.rim.cx, rim.cx),
        cy: mean(known.rim.cy, rim.cy),
        rx: mean(known.rim.rx, rim.rx),
        ry: mean(known.rim.ry, rim.ry),
      },
      contrast: mean(known.contrast, contrast),
      seen: known.seen + 1,
    };
  }
}

/** No ring to be seen (dark iron, gray video): where a long fall ended there may still be one. */
function bareEnd(flight: Flight): RingCandidate[] {
  const end = flight.points.at(-1);
  const top = Math.min(...flight.points.map((point) => point.y));
  if (!end || end.y - top < limits.leastFall * flight.diameter) return [];
  const rx = (limits.rimPerBall * endDiameter(flight)) / 2;
  return [{ rim: { cx: end.x, cy: end.y, rx, ry: rx * limits.usualAspect }, contrast: 0 }];
}
