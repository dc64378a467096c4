import { even, wordsOf } from '../frames/words.ts';

/** The guard bit above each of two values in lanes of 16 bits, and the lowest bit of each lane. */
const guard = 0x01000100;
const ones = 0x00010001;

/**
 * The median of eleven, for two pixels at once: the network that sorts eleven values in 35
 * comparisons, without those that the median does not depend on. The test tries every order of
 * zeros and ones, which proves it.
 *
 * Each line compares two: where the first is greater its guard bit stays and `t` becomes the
 * difference, else 0. Subtracting it from one and adding it to the other swaps them, or keeps only
 * the lesser or greater. It has no branch, which noise would make the processor mispredict every
 * other time, and calls no function, as there are too many for the compiler to inline.
 */
// prettier-ignore
function middleOf11(
  a: number, b: number, c: number, d: number, e: number, f: number,
  g: number, h: number, i: number, j: number, k: number,
): number {
  let t: number;
  t = (a | guard) - j; t &= ((t >>> 8) & ones) * 255; a -= t; j += t;
  t = (b | guard) - g; t &= ((t >>> 8) & ones) * 255; b -= t; g += t;
  t = (c | guard) - e; t &= ((t >>> 8) & ones) * 255; c -= t; e += t;
  t = (d | guard) - h; t &= ((t >>> 8) & ones) * 255; d -= t; h += t;
  t = (f | guard) - i; t &= ((t >>> 8) & ones) * 255; f -= t; i += t;
  t = (a | guard) - b; t &= ((t >>> 8) & ones) * 255; a -= t; b += t;
  t = (d | guard) - f; t &= ((t >>> 8) & ones) * 255; d -= t; f += t;
  t = (e | guard) - k; t &= ((t >>> 8) & ones) * 255; e -= t; k += t;
  t = (g | guard) - j; t &= ((t >>> 8) & ones) * 255; g -= t; j += t;
  t = (h | guard) - i; t &= ((t >>> 8) & ones) * 255; h -= t; i += t;
  t = (b | guard) - d; t &= ((t >>> 8) & ones) * 255; b -= t; d += t;
  t = (c | guard) - f; t &= ((t >>> 8) & ones) * 255; c -= t; f += t;
  t = (e | guard) - h; t &= ((t >>> 8) & ones) * 255; e -= t; h += t;
  t = (i | guard) - k; i -= t & (((t >>> 8) & ones) * 255);
  t = (a | guard) - e; e += t & (((t >>> 8) & ones) * 255);
  t = (b | guard) - c; c += t & (((t >>> 8) & ones) * 255);
  t = (d | guard) - h; t &= ((t >>> 8) & ones) * 255; d -= t; h += t;
  t = (f | guard) - j; f -= t & (((t >>> 8) & ones) * 255);
  t = (g | guard) - i; t &= ((t >>> 8) & ones) * 255; g -= t; i += t;
  t = (c | guard) - g; t &= ((t >>> 8) & ones) * 255; c -= t; g += t;
  t = (e | guard) - f; t &= ((t >>> 8) & ones) * 255; e -= t; f += t;
  t = (h | guard) - i; h -= t & (((t >>> 8) & ones) * 255);
  t = (c | guard) - e; e += t & (((t >>> 8) & ones) * 255);
  t = (d | guard) - g; t &= ((t >>> 8) & ones) * 255; d -= t; g += t;
  t = (f | guard) - h; f -= t & (((t >>> 8) & ones) * 255);
  t = (d | guard) - e; e += t & (((t >>> 8) & ones) * 255);
  t = (f | guard) - g; f -= t & (((t >>> 8) & ones) * 255);
  t = (e | guard) - f; f += t & (((t >>> 8) & ones) * 255);
  return f;
}

const values = new Uint8Array(256);

/** The median of one pixel's values, the upper one of two; 0 when none is known. */
function medianAt(planes: readonly Uint8Array[], i: number, skipZero: boolean): number {
  let count = 0;
  for (const plane of planes) {
    const value = plane[i]!;
    if (skipZero && value === 0) continue;
    let at = count++;
    for (; at > 0 && values[at - 1]! > value; at--) values[at] = values[at - 1]!;
    values[at] = value;
  }
  return count === 0 ? 0 : values[count >> 1]!;
}

/** Not 0 if any of a word's four bytes is 0. */
const zeroBytes = (word: number): number => (word - 0x01010101) & ~word & 0x80808080;

/** Eleven planes, the usual case, at a small fraction of the cost of sorting each pixel. */
function medianOf11(planes: readonly Uint8Array[], skipZero: boolean): Uint8Array {
  const [p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10] = planes.map(wordsOf) as unknown as Eleven;
  const result = new Uint8Array(planes[0]?.length ?? 0);
  const words = wordsOf(result);
  for (let at = 0; at < words.length; at++) {
    const a = p0[at]!, b = p1[at]!, c = p2[at]!, d = p3[at]!, e = p4[at]!, f = p5[at]!; // prettier-ignore
    const g = p6[at]!, h = p7[at]!, i = p8[at]!, j = p9[at]!, k = p10[at]!; // prettier-ignore
    if (skipZero) {
      const head = zeroBytes(a) | zeroBytes(b) | zeroBytes(c) | zeroBytes(d) | zeroBytes(e);
      const tail = zeroBytes(f) | zeroBytes(g) | zeroBytes(h) | zeroBytes(i) | zeroBytes(j);
      if ((head | tail | zeroBytes(k)) !== 0) {
        sortEach(planes, skipZero, result, 4 * at, 4 * at + 4);
        continue;
      }
    }
    // prettier-ignore
    const one = middleOf11(a & even, b & even, c & even, d & even, e & even, f & even,
      g & even, h & even, i & even, j & even, k & even);
    // prettier-ignore
    const other = middleOf11((a >>> 8) & even, (b >>> 8) & even, (c >>> 8) & even, (d >>> 8) & even,
      (e >>> 8) & even, (f >>> 8) & even, (g >>> 8) & even, (h >>> 8) & even, (i >>> 8) & even,
      (j >>> 8) & even, (k >>> 8) & even);
    words[at] = one | (other << 8);
  }
  sortEach(planes, skipZero, result, 4 * words.length, result.length);
  return result;
}

function sortEach(
  planes: readonly Uint8Array[],
  skipZero: boolean,
  result: Uint8Array,
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at++) result[at] = medianAt(planes, at, skipZero);
}

type Words = Int32Array;
// prettier-ignore
type Eleven = readonly [Words, Words, Words, Words, Words, Words, Words, Words, Words, Words, Words];

/**
 * Median of each pixel over several planes (at most 256), the upper one of two. `skipZero`: 0 means
 * "not seen".
 */
export function medianPlane(planes: readonly Uint8Array[], skipZero: boolean): Uint8Array {
  if (planes.length === 11) return medianOf11(planes, skipZero);
  const result = new Uint8Array(planes[0]?.length ?? 0);
  sortEach(planes, skipZero, result, 0, result.length);
  return result;
}
