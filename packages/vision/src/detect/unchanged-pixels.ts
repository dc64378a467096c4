import { even } from '../frames/words.ts';

/**
 * Tests four neighbouring pixels at once, in one 32-bit number, for differences surely too small to
 * matter. This holds for nearly all of a picture, and makes reading every pixel affordable.
 *
 * A number's four bytes are split into two times two lanes of 16 bits, so that a lane has room for
 * a difference and for a sign: bit 15 of `P` is set where `now − usual − brightness ≥ −limit`, and
 * of `Q` where it is `≤ limit`.
 */
export interface UnchangedTest {
  /** Bits of two colour differences, none of which may be set. */
  readonly colourBits: number;
  readonly forP: number;
  readonly forQ: number;
}

const lanes = (value: number): number => (value << 16) | value;
const signs = 0x80008000 | 0;

/** `threshold` in grey levels, colour included, 14 to 255; `brightness` −255 to 255. */
export function unchangedTest(threshold: number, brightness: number): UnchangedTest {
  // Colour may use up to half of the threshold, as a number of low bits.
  let colour = 7;
  while (2 * colour + 1 <= threshold / 2) colour = 2 * colour + 1;
  const limit = threshold - colour;
  return {
    colourBits: ~lanes(colour),
    forP: lanes(0x8000 + limit - brightness),
    forQ: lanes(0x8000 + limit + brightness),
  };
}

/** `now` and `usual`: four pixels each; `colour`: the differences of the two colours they share. */
export function areUnchanged(
  test: UnchangedTest,
  now: number,
  usual: number,
  colour: number,
): boolean {
  if ((colour & test.colourBits) !== 0) return false;
  const by0 = (now & even) - (usual & even);
  const by1 = ((now >>> 8) & even) - ((usual >>> 8) & even);
  const p = (test.forP + by0) & (test.forP + by1);
  const q = (test.forQ - by0) & (test.forQ - by1);
  return (p & q & signs) === signs;
}
