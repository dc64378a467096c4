import { type Taps, tapsOf } from './taps.ts';

/** A plane of bytes, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Position of the new pixels in a plane: from (left, top), `step` old px per new one in both axes. */
export interface Raster {
  readonly left: number;
  readonly top: number;
  readonly step: number;
  readonly width: number;
  readonly height: number;
}

/** Resamples planes of one size to another, a row at a time; allocates only two rows. */
export class RowReader {
  readonly #across: Taps;
  readonly #down: Taps;
  /** The old pixels of one new row, mixed. */
  readonly #mixed: Float32Array;
  readonly row: Float32Array;

  constructor(size: { readonly width: number; readonly height: number }, raster: Raster) {
    this.#across = tapsOf(raster.left, raster.step, raster.width, size.width);
    this.#down = tapsOf(raster.top, raster.step, raster.height, size.height);
    this.#mixed = new Float32Array(size.width);
    this.row = new Float32Array(raster.width);
  }

  /** Fills `row` with the new row `y`, 0..255. */
  read({ bytes, width }: Plane, y: number): void {
    this.#mix(bytes, width, y);
    const { each } = this.#across;
    if (each === 1) this.#pick();
    else if (each === 2) this.#two();
    else this.#many();
  }

  #mix(bytes: Uint8Array, width: number, y: number): void {
    const { each, first, weights } = this.#down;
    const mixed = this.#mixed;
    const from = this.#across.first[0]!;
    const to = this.#across.first.at(-1)! + this.#across.each;
    let start = first[y]! * width;
    let tap = y * each;
    const end = tap + each;
    const upper = weights[tap++]!;
    if (each === 1) {
      for (let x = from; x < to; x++) mixed[x] = bytes[start + x]!;
      return;
    }
    // Two rows per iteration: most of the time goes into this loop.
    const lower = weights[tap++]!;
    for (let x = from, at = start + from; x < to; x++, at++) {
      mixed[x] = upper * bytes[at]! + lower * bytes[at + width]!;
    }
    for (start += 2 * width; tap < end; tap++, start += width) {
      const weight = weights[tap]!;
      if (weight === 0) continue;
      for (let x = from, at = start + from; x < to; x++, at++) mixed[x]! += weight * bytes[at]!;
    }
  }

  #pick(): void {
    const [row, mixed, { first }] = [this.row, this.#mixed, this.#across];
    for (let x = 0; x < row.length; x++) row[x] = mixed[first[x]!]!;
  }

  #two(): void {
    const [row, mixed, { first, weights }] = [this.row, this.#mixed, this.#across];
    for (let x = 0, at = 0; x < row.length; x++, at += 2) {
      const from = first[x]!;
      row[x] = weights[at]! * mixed[from]! + weights[at + 1]! * mixed[from + 1]!;
    }
  }

  #many(): void {
    const [row, mixed, { each, first, weights }] = [this.row, this.#mixed, this.#across];
    for (let x = 0, at = 0; x < row.length; x++) {
      let from = first[x]!;
      let sum = 0;
      for (const end = at + each; at < end; at++) sum += weights[at]! * mixed[from++]!;
      row[x] = sum;
    }
  }
}
