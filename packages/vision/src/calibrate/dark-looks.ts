import type { RimEllipse } from '../analysis.ts';
import type { Picture } from '../frames/picture.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';

/** Gray levels by which a ring's iron, whatever its colour, is darker than what is around it; means over its width. */
export interface DarkLooks {
  /** Along far or near arc, whichever is darker: against both sides of the line, and against what is above. */
  readonly line: number;
  readonly cap: number;
}

/** Columns across the ring that are looked at, parts of rx, and how high its arc is there. */
const columns = Array.from({ length: 11 }, (_, at) => {
  const u = -0.9 + (1.8 * at) / 10;
  return { u, arc: Math.sqrt(1 - u * u) };
});

/** Those looked at first. */
const glances = [1, 4, 6, 9];

/** Looks at all places of one height as at rings of one size and tilt (px of the picture). */
export class DarkScan {
  private readonly picture: Picture;
  /** The nearest column of each place; −1 outside. */
  private readonly columns: Int32Array;
  private readonly far: Float64Array;
  private readonly near: Float64Array;
  private readonly cap: Float64Array;

  constructor(picture: Picture, most: number) {
    this.picture = picture;
    this.columns = new Int32Array(most);
    this.far = new Float64Array(most);
    this.near = new Float64Array(most);
    this.cap = new Float64Array(most);
  }

  /** A glance at a few columns, to leave out quickly where no dark line runs: 1 where one may. */
  glance(xs: Float64Array, { rx, ry }: Shape, cy: number, into: Uint8Array): void {
    const { far, near, cap } = this;
    const off = offOf(rx);
    far.fill(0);
    near.fill(0);
    for (const at of glances) {
      const { u, arc } = columns[at]!;
      this.moveTo(xs, u * rx);
      this.addLine(cy - ry * arc, off, far, cap);
      this.addLine(cy + ry * arc, off, near, cap);
    }
    const least = (glances.length * limits.leastDarkness) / 2;
    for (let i = 0; i < xs.length; i++) into[i] = Math.max(far[i]!, near[i]!) >= least ? 1 : 0;
  }

  /** Looks at one ellipse as a dark line; 0 where it leaves the picture. */
  looksAt(rim: RimEllipse): DarkLooks {
    const xs = Float64Array.of(rim.cx);
    this.addArc(rim, -1, xs, this.far);
    const cap = this.cap[0]!;
    this.addArc(rim, 1, xs, this.near);
    return {
      line: Math.max(this.far[0]!, this.near[0]!) / columns.length || 0,
      cap: Math.max(cap, this.cap[0]!) / columns.length || 0,
    };
  }

  /** `side`: −1 for the far arc, 1 for the near one. */
  private addArc({ cy, rx, ry }: RimEllipse, side: number, xs: Float64Array, lines: Float64Array) {
    lines[0] = this.cap[0] = 0;
    for (const { u, arc } of columns) {
      this.moveTo(xs, u * rx);
      this.addLine(cy + side * ry * arc, offOf(rx), lines, this.cap);
    }
  }

  private moveTo(xs: Float64Array, aside: number): void {
    const { width } = this.picture;
    for (let i = 0; i < xs.length; i++) {
      const column = Math.floor(xs[i]! + aside);
      this.columns[i] = column < 0 || column >= width ? -1 : column;
    }
  }

  /** Adds gray levels by which a height is darker than above and below it, and than above; NaN outside. */
  private addLine(y: number, off: number, lines: Float64Array, caps: Float64Array): void {
    const { columns } = this;
    const { luma, width, height } = this.picture;
    // The upper one of the two rows between which a height lies.
    const iron = Math.floor(y - 0.5);
    const above = Math.floor(y - off - 0.5);
    const below = Math.floor(y + off - 0.5);
    const isInside = above >= 0 && below + 1 < height;
    for (let i = 0; i < columns.length; i++) {
      const column = columns[i]!;
      if (column < 0 || !isInside) {
        lines[i] = caps[i] = NaN;
        continue;
      }
      const at = between(luma, iron * width + column, width, y - 0.5 - iron);
      const up = between(luma, above * width + column, width, y - off - 0.5 - above) - at;
      const down = between(luma, below * width + column, width, y + off - 0.5 - below) - at;
      lines[i]! += capped(Math.min(up, down));
      caps[i]! += capped(up);
    }
  }
}

function between(luma: Uint8Array, at: number, width: number, part: number): number {
  const upper = luma[at]!;
  return upper + part * (luma[at + width]! - upper);
}

type Shape = Pick<RimEllipse, 'rx' | 'ry'>;

/** px above and below the iron. */
function offOf(rx: number): number {
  return Math.max(limits.darkOffPixels, limits.ringOff * rx);
}

function capped(levels: number): number {
  return Math.max(-limits.mostDarkness, Math.min(limits.mostDarkness, levels));
}

/** Looks at an ellipse (px of the picture) as a dark line; 0 where it leaves the picture. */
export function darkLooksOf(picture: Picture, rim: RimEllipse): DarkLooks {
  return new DarkScan(picture, 1).looksAt(rim);
}
