import type { Difference } from './difference.ts';

/** The parts of a picture that differ from the background, in cells of 16 × 16 px: small enough to store. */
export interface MotionMask {
  readonly columns: number;
  readonly rows: number;
  /** 1 where any pixel of the cell differs. */
  readonly cells: Uint8Array;
}

const shift = 4;

export function motionMaskOf({ width, height, mask, first, last }: Difference): MotionMask {
  const columns = ((width - 1) >> shift) + 1;
  const rows = ((height - 1) >> shift) + 1;
  const cells = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const row = (y >> shift) * columns;
    const end = last[y]!;
    for (let x = first[y]!; x <= end; x++) {
      if (mask[y * width + x] === 0) continue;
      const cell = x >> shift;
      cells[row + cell] = 1;
      // The rest of the cell adds nothing.
      x = ((cell + 1) << shift) - 1;
    }
  }
  return { columns, rows, cells };
}

/** Whether anything differs in a box, px. */
export function hasMotion(
  { columns, rows, cells }: MotionMask,
  box: { left: number; right: number; top: number; bottom: number },
): boolean {
  const left = Math.max(0, box.left >> shift);
  const right = Math.min(columns - 1, box.right >> shift);
  const bottom = Math.min(rows - 1, box.bottom >> shift);
  for (let row = Math.max(0, box.top >> shift); row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      if (cells[row * columns + column] === 1) return true;
    }
  }
  return false;
}
