/** Resampling of one axis of a picture to another size: for each new pixel, the old ones and their weights. */
export interface Taps {
  /** New pixels. */
  readonly length: number;
  /** Weights of each new pixel. */
  readonly each: number;
  /** First old pixel of each new one. */
  readonly first: Int32Array;
  /** `each` weights a new pixel, which sum to 1. */
  readonly weights: Float32Array;
}

/** Shrinking by more averages the area that a new pixel covers; by less, it interpolates the two nearest old ones. */
const MAX_BILINEAR = 1.5;

/**
 * @param start where the first new pixel begins, old px; 0 is the outer edge of the first old pixel
 * @param step old px per new one
 * @param length new pixels
 * @param available old pixels. Beyond them the last one is repeated
 */
export function tapsOf(start: number, step: number, length: number, available: number): Taps {
  const spread = step > MAX_BILINEAR ? area : bilinear;
  const maxTaps = Math.min(available, Math.max(2, Math.ceil(step) + 1));
  const first = new Int32Array(length);
  const weights = new Float32Array(length * maxTaps);
  let each = 1;
  for (let at = 0; at < length; at++) {
    const from = Math.min(
      Math.max(0, Math.floor(spread.from(start + at * step, step))),
      available - maxTaps,
    );
    first[at] = from;
    for (let tap = 0; tap < maxTaps; tap++) {
      weights[at * maxTaps + tap] = spread.weight(start + at * step, step, from + tap);
    }
    each = Math.max(each, normalise(weights.subarray(at * maxTaps, (at + 1) * maxTaps)));
  }
  return { length, each, first, weights: without(weights, maxTaps, each) };
}

interface Spread {
  /** First old pixel that contributes to the new one that begins at `start`. */
  from(start: number, step: number): number;
  /** The weight of the old pixel `index`, up to a factor. */
  weight(start: number, step: number, index: number): number;
}

const area: Spread = {
  from: (start) => start,
  weight: (start, step, index) =>
    Math.max(0, Math.min(start + step, index + 1) - Math.max(start, index)),
};

const bilinear: Spread = {
  from: (start, step) => start + step / 2 - 0.5,
  weight: (start, step, index) => Math.max(0, 1 - Math.abs(start + step / 2 - (index + 0.5))),
};

/** Weights below are rounding errors. */
const MIN_WEIGHT = 1e-5;

/** @returns the number of weights that are needed: those after them are zero */
function normalise(weights: Float32Array): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  // Outside of the picture no old pixel contributes: the nearest one replaces it.
  if (sum === 0) weights[weights.length - 1] = 1;
  else weights.forEach((weight, at) => (weights[at] = weight / sum));
  return 1 + weights.findLastIndex((weight) => weight > MIN_WEIGHT);
}

/** Drops taps whose weights are zero for all pixels. */
function without(weights: Float32Array, each: number, left: number): Float32Array {
  if (each === left) return weights;
  return weights.filter((_, at) => at % each < left);
}
