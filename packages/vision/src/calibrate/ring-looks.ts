import type { RimEllipse } from '../analysis.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import type { RednessMap } from './redness.ts';
import { RednessRow } from './redness-row.ts';

/**
 * What a place shows when it is looked at as a ring; redness levels, means over the ring's width:
 *
 *        outside
 *   side ⬭ side      the stronger and the weaker of far and near arc
 *        outside
 */
export interface RingLooks {
  readonly strong: number;
  readonly weak: number;
  readonly outside: number;
  /** Half way between the arcs. */
  readonly hole: number;
  /** The emptier side: on the other the ring is bolted to the board. */
  readonly side: number;
}

/** Columns across the ring that are looked at: −0.9 to 0.9 of rx. */
const columns = Array.from({ length: 11 }, (_, at) => {
  const u = -0.9 + (1.8 * at) / 10;
  const arc = Math.sqrt(1 - u * u);
  return { u, arc, slant: u / arc };
});

/** Where a ring of one size and tilt is looked at, px from its middle: the same at every place. */
export interface RingStencil {
  readonly rx: number;
  readonly ry: number;
  /** How far above and below a place its line may be. */
  readonly reach: number;
  /** How far beside the iron it should not be red. */
  readonly off: number;
  readonly columns: readonly StencilColumn[];
  /** Some of them, looked at first. */
  readonly glances: readonly StencilColumn[];
}

interface StencilColumn {
  readonly x: number;
  /** From the ring's middle up or down to its arcs, and to beyond them. */
  readonly half: number;
  readonly away: number;
  /** Whether a hole can be seen between the arcs. */
  readonly isOpen: boolean;
}

export function stencilOf(map: RednessMap, rx: number, ry: number): RingStencil {
  const off = Math.max(limits.ringOffPixels / map.scale, limits.ringOff * rx);
  const all = columns.map(({ u, arc, slant }) => {
    const half = ry * arc;
    // Where the ellipse is steep a line is thick when measured straight up.
    const away = half + off * Math.min(1.6, Math.hypot(1, (ry / rx) * slant));
    return { x: u * rx, half, away, isOpen: half * map.scale >= limits.leastHole };
  });
  const glances = all.filter((_, at) => limits.glanceColumns.includes(at));
  return { rx, ry, off, reach: rx / limits.searchRadius, columns: all, glances };
}

/** Looks at all places of one height as at rings. */
export class RingScan {
  private readonly row: RednessRow;
  /** Those of the places that are looked at closely, and which they are. */
  private readonly xs: Float64Array;
  private readonly which: Int32Array;
  private readonly far: Float64Array;
  private readonly near: Float64Array;
  private readonly one: Float64Array;
  private readonly other: Float64Array;
  /** What is seen of each, see `RingLooks`. */
  private readonly strong: Float64Array;
  private readonly weak: Float64Array;
  private readonly outside: Float64Array;
  private readonly hole: Float64Array;
  private readonly side: Float64Array;

  constructor(map: RednessMap, most: number) {
    const make = (): Float64Array => new Float64Array(most);
    this.row = new RednessRow(map, most);
    this.which = new Int32Array(most);
    [this.xs, this.far, this.near, this.one, this.other] = [make(), make(), make(), make(), make()];
    [this.strong, this.weak, this.outside] = [make(), make(), make()];
    [this.hole, this.side] = [make(), make()];
  }

  /**
   * Redness levels by which a ring stands out at each of the places `xs` (px of the working picture)
   * from what is around and inside it; −∞ where a few columns are enough to see that none is there.
   */
  contrasts(xs: Float64Array, stencil: RingStencil, cy: number, into: Float64Array): void {
    into.fill(-Infinity);
    const count = this.glance(xs, stencil, cy);
    this.look(stencil, stencil.columns, cy, count);
    for (let i = 0; i < count; i++) into[this.which[i]!] = this.contrast(i);
  }

  /** What one place shows. */
  looksAt(cx: number, stencil: RingStencil, cy: number): RingLooks {
    this.xs[0] = cx;
    this.look(stencil, stencil.columns, cy, 1);
    return this.looks(0);
  }

  /** Keeps the places that may be a ring by a few columns; how many. */
  private glance(xs: Float64Array, stencil: RingStencil, cy: number): number {
    this.xs.set(xs);
    this.look(stencil, stencil.glances, cy, xs.length);
    let count = 0;
    for (let i = 0; i < xs.length; i++) {
      if (this.contrast(i) < limits.glanceContrast || this.strong[i]! < limits.leastContrast)
        continue;
      this.xs[count] = xs[i]!;
      this.which[count++] = i;
    }
    return count;
  }

  /** The reddest of three readings, at the line and above and below it: no ring is drawn with compasses. */
  private readLine(y: number, reach: number, count: number, into: Float64Array): void {
    const { row, one, other } = this;
    row.read(y, into);
    row.read(y - reach, one);
    row.read(y + reach, other);
    for (let i = 0; i < count; i++) {
      into[i] = Math.min(limits.mostRedness, Math.max(into[i]!, one[i]!, other[i]!));
    }
  }

  /** Adds what one column shows of far and near arc and beyond them. */
  private addColumn({ half, away }: StencilColumn, reach: number, cy: number, count: number): void {
    const { row, far, near, one, other, strong, weak, outside } = this;
    this.readLine(cy - half, reach, count, far);
    this.readLine(cy + half, reach, count, near);
    row.read(cy - away, one);
    row.read(cy + away, other);
    for (let i = 0; i < count; i++) {
      strong[i]! += Math.max(far[i]!, near[i]!);
      weak[i]! += Math.min(far[i]!, near[i]!);
      outside[i]! += Math.min(limits.mostRedness, Math.max(one[i]!, other[i]!));
    }
  }

  /** Means of what some columns show of the first places. */
  private look(
    { rx, off, reach }: RingStencil,
    columns: readonly StencilColumn[],
    cy: number,
    count: number,
  ): void {
    const { row, xs, far, near, one, other, strong, weak, outside, hole } = this;
    for (const sums of [strong, weak, outside, hole]) sums.fill(0, 0, count);
    for (const column of columns) {
      row.moveTo(xs, count, column.x);
      this.addColumn(column, reach, cy, count);
      // A stripe is red between its edges too; arcs too close to each other show no hole.
      if (!column.isOpen) continue;
      row.read(cy, one);
      for (let i = 0; i < count; i++) hole[i]! += Math.min(one[i]!, far[i]!, near[i]!);
    }
    for (const sums of [strong, weak, outside, hole]) {
      for (let i = 0; i < count; i++) sums[i]! /= columns.length;
    }
    row.moveTo(xs, count, -rx - off);
    row.read(cy, one);
    row.moveTo(xs, count, rx + off);
    row.read(cy, other);
    for (let i = 0; i < count; i++) {
      this.side[i] = Math.min(limits.mostRedness, one[i]!, other[i]!);
    }
  }

  private contrast(i: number): number {
    const { strong, weak, outside, hole, side } = this;
    return contrastFrom(strong[i]!, weak[i]!, outside[i]!, hole[i]!, side[i]!);
  }

  private looks(i: number): RingLooks {
    return {
      strong: this.strong[i]!,
      weak: this.weak[i]!,
      outside: this.outside[i]!,
      hole: this.hole[i]!,
      side: this.side[i]!,
    };
  }
}

/** Looks at an ellipse (working px) in a redness map. */
export function looksOf(map: RednessMap, { cx, cy, rx, ry }: RimEllipse): RingLooks {
  return new RingScan(map, 1).looksAt(cx, stencilOf(map, rx, ry), cy);
}

/** Redness levels by which a ring stands out from what is around and inside it. */
export function contrastOf({ strong, weak, outside, hole, side }: RingLooks): number {
  return contrastFrom(strong, weak, outside, hole, side);
}

/** The same of plain numbers: a search asks for thousands, and objects of them would cost more than the sum. */
function contrastFrom(
  strong: number,
  weak: number,
  outside: number,
  hole: number,
  side: number,
): number {
  return 0.55 * strong + 0.45 * weak - outside - limits.holeWeight * hole - side;
}
