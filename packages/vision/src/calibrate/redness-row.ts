import type { RednessMap } from './redness.ts';

/**
 * Reads the redness between the pixels of a map at many places of one height: a search looks at
 * thousands, what they share is worked out once, and no number travels as an object. 0 outside.
 */
export class RednessRow {
  private readonly map: RednessMap;
  /** Map pixel to the left of each place, −1 outside, and how far right of it the place is. */
  private readonly columns: Int32Array;
  private readonly rights: Float64Array;
  private count = 0;

  constructor(map: RednessMap, most: number) {
    this.map = map;
    this.columns = new Int32Array(most);
    this.rights = new Float64Array(most);
  }

  /** From now on places are `xs[i] + aside` (px of the working picture), the first `count` of them. */
  moveTo(xs: Float64Array, count: number, aside: number): void {
    const { width, scale } = this.map;
    this.count = count;
    for (let i = 0; i < count; i++) {
      const fx = (xs[i]! + aside) * scale + scale / 2 - 0.5;
      const column = Math.floor(fx);
      this.rights[i] = fx - column;
      this.columns[i] = column < 0 || column + 1 >= width ? -1 : column;
    }
  }

  /** What is seen at height `y` of each place. */
  read(y: number, into: Float64Array): void {
    const { columns, rights, count } = this;
    const { levels, width, height, scale } = this.map;
    const fy = y * scale + scale / 2 - 0.5;
    const row = Math.floor(fy);
    if (row < 0 || row + 1 >= height) {
      into.fill(0, 0, count);
      return;
    }
    for (let i = 0; i < count; i++) {
      const column = columns[i]!;
      if (column < 0) {
        into[i] = 0;
        continue;
      }
      const at = row * width + column;
      const below = at + width;
      const right = rights[i]!;
      const upper = levels[at]! + right * (levels[at + 1]! - levels[at]!);
      const lower = levels[below]! + right * (levels[below + 1]! - levels[below]!);
      into[i] = upper + (fy - row) * (lower - upper);
    }
  }
}
