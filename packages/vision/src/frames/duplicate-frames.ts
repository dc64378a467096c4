import { windowThresholds as limits } from '../thresholds/window.ts';
import type { Frame } from './frame.ts';
import { even, wordsOf } from './words.ts';

/** px; means over squares of this side hardly change by noise, and much when a ball moves by a pixel. */
const side = 8;

/**
 * Finds duplicate frames. Editors make slow motion by showing each picture several times, and the tracker would
 * not recognise a ball that stands still and then jumps as a flight. After another compression a repeated
 * picture is not identical: it changes far less than those around it.
 */
export class DuplicateFrameFilter {
  /** Sums of grey levels over squares of the last new picture, and a buffer for the next. */
  private shown: Uint16Array | null = null;
  private spare: Uint16Array | null = null;
  /** Grey levels by which the last pictures, repeated or not, differed from the one shown before. */
  private changes: number[] = [];

  /** Whether a frame repeats the last new one; the frames come in order. */
  isDuplicate(frame: Frame): boolean {
    const now = squaresOf(frame, this.spare);
    const change = this.shown ? changeBetween(this.shown, now) : Infinity;
    const usual = Math.max(0, ...this.changes);
    if (change < Infinity) this.changes = [...this.changes.slice(1 - limits.repeatFrames), change];
    const max = Math.min(limits.maxRepeatLevels, limits.repeatShare * usual);
    if (change <= Math.max(limits.sameLevels, max)) {
      this.spare = now;
      return true;
    }
    [this.spare, this.shown] = [this.shown, now];
    return false;
  }
}

/** The largest change of any square, grey levels. */
function changeBetween(before: Uint16Array, now: Uint16Array): number {
  if (before.length !== now.length) return Infinity;
  let max = 0;
  for (let at = 0; at < now.length; at++) {
    const change = Math.abs(now[at]! - before[at]!);
    if (change > max) max = change;
  }
  return max / (side * side);
}

/** Sums over squares, row by row; incomplete squares at the right and the bottom are skipped. */
function squaresOf(frame: Frame, into: Uint16Array | null): Uint16Array {
  const across = Math.floor(frame.width / side);
  const down = Math.floor(frame.height / side);
  const squares = into?.length === across * down ? into.fill(0) : new Uint16Array(across * down);
  const add = frame.width % 4 === 0 ? addWords : addPixels;
  add(frame, squares, across, down * side);
  return squares;
}

/** Adds rows to the squares that they belong to; `across`: squares side by side. */
type AddRows = (frame: Frame, squares: Uint16Array, across: number, rows: number) => void;

/** Four pixels at a time: two lanes of 16 bits hold a row of a square. */
const addWords: AddRows = ({ luma, width }, squares, across, rows) => {
  const words = wordsOf(luma);
  for (let y = 0; y < rows; y++) {
    const first = Math.floor(y / side) * across;
    for (let at = 0, from = y * (width >> 2); at < across; at++, from += 2) {
      const [one, other] = [words[from]!, words[from + 1]!];
      const lanes = (one & even) + ((one >>> 8) & even) + (other & even) + ((other >>> 8) & even);
      squares[first + at]! += (lanes & 0xffff) + (lanes >>> 16);
    }
  }
};

const addPixels: AddRows = ({ luma, width }, squares, across, rows) => {
  for (let y = 0; y < rows; y++) {
    const first = Math.floor(y / side) * across;
    for (let x = 0; x < across * side; x++) {
      squares[first + Math.floor(x / side)]! += luma[y * width + x]!;
    }
  }
};
