import type { Size } from './working-size.ts';

/** One plane of a decoded frame as it lies in memory. */
export interface SourcePlane extends Size {
  readonly bytes: Uint8Array;
  /** Byte offset of its first pixel. */
  readonly offset: number;
  /** Bytes from one row to the next, and from one pixel to the next. */
  readonly stride: number;
  readonly step: number;
}

/** How to turn a decoded frame upright: clockwise, then mirrored. */
export interface Turn {
  readonly rotation: 0 | 90 | 180 | 270;
  readonly flip: boolean;
}

/**
 * Where to read the pixels along one output axis: byte offsets of two neighbours, and the second one's weight of 256.
 */
interface Axis {
  readonly near: Int32Array;
  readonly far: Int32Array;
  readonly weight: Uint16Array;
}

/** `length`: px of the output axis; `size`: px of the plane along it; `pace`: bytes between two pixels. */
function axisOf(length: number, size: number, step: number, isReversed: boolean): Axis {
  const near = new Int32Array(length);
  const far = new Int32Array(length);
  const weight = new Uint16Array(length);
  for (let at = 0; at < length; at++) {
    const along = isReversed ? length - 1 - at : at;
    const middle = Math.min(size - 1, Math.max(0, ((along + 0.5) * size) / length - 0.5));
    const first = Math.floor(middle);
    near[at] = first * step;
    far[at] = Math.min(size - 1, first + 1) * step;
    weight[at] = Math.round((middle - first) * 256);
  }
  return { near, far, weight };
}

/** Which way the columns and rows of a turned picture run over its plane. */
function axesOf(
  { width, height, stride, step }: SourcePlane,
  to: Size,
  { rotation, flip }: Turn,
): { readonly columns: Axis; readonly rows: Axis } {
  const isAside = rotation === 90 || rotation === 270;
  const fromRight = rotation === 90 || rotation === 180;
  const fromBottom = rotation === 180 || rotation === 270;
  return {
    columns: isAside
      ? axisOf(to.width, height, stride, fromRight !== flip)
      : axisOf(to.width, width, step, fromRight !== flip),
    rows: isAside
      ? axisOf(to.height, width, step, fromBottom)
      : axisOf(to.height, height, stride, fromBottom),
  };
}

/** Scales planes of one layout to one size, upright. The read positions are computed once. */
export class PlaneScaler {
  private readonly columns: Axis;
  private readonly rows: Axis;
  private readonly to: Size;

  constructor(from: SourcePlane, to: Size, turn: Turn) {
    this.to = to;
    ({ columns: this.columns, rows: this.rows } = axesOf(from, to, turn));
  }

  /**
   * Interpolates between the four nearest pixels, like the server's scaler. `levels` maps each of 256 grey levels; null
   * leaves them.
   */
  scale({ bytes, offset }: SourcePlane, out: Uint8Array, levels: Uint8Array | null): void {
    const { width, height } = this.to;
    const { near, far, weight } = this.columns;
    for (let y = 0, at = 0; y < height; y++) {
      const above = offset + this.rows.near[y]!;
      const below = offset + this.rows.far[y]!;
      const down = this.rows.weight[y]!;
      for (let x = 0; x < width; x++, at++) {
        const left = near[x]!;
        const right = far[x]!;
        const across = weight[x]!;
        const upper = bytes[above + left]! * (256 - across) + bytes[above + right]! * across;
        const lower = bytes[below + left]! * (256 - across) + bytes[below + right]! * across;
        out[at] = (upper * (256 - down) + lower * down + 32768) >> 16;
      }
    }
    if (levels) for (let at = 0; at < out.length; at++) out[at] = levels[out[at]!]!;
  }
}
