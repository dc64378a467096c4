import type { ChromaPlanes } from '../frames/frame.ts';
import type { Picture } from '../frames/picture.ts';
import { detectThresholds as limits } from '../thresholds.ts';

/** How much each pixel differs from the background, and from how much on that means something. */
export interface Difference {
  readonly width: number;
  readonly height: number;
  /** Gray levels, colour included; 0 where either picture shows nothing. */
  readonly amount: Uint8Array;
  /** Gray levels. */
  readonly threshold: number;
  /** Gray levels the whole picture is brighter than the background: phones adapt to the light. */
  readonly brightness: number;
}

/** Local contrast of the background, gray levels a pixel: there half a pixel of misfit shows. */
function contrastAt(luma: Uint8Array, i: number, width: number): number {
  const across = Math.abs(luma[i + 1]! - luma[i - 1]!);
  const down = Math.abs((luma[i + width] ?? 0) - (luma[i - width] ?? 0));
  return (across + down) / 2;
}

function addChroma(
  amount: Uint8Array,
  width: number,
  height: number,
  a: ChromaPlanes,
  b: ChromaPlanes,
): void {
  for (let y = 0; y < height; y++) {
    const row = (y >> 1) * a.width;
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const j = row + (x >> 1);
      if (amount[i] === 255) continue;
      const colour = Math.abs(a.u[j]! - b.u[j]!) + Math.abs(a.v[j]! - b.v[j]!);
      const sum = amount[i]! + colour;
      amount[i] = sum > 255 ? 255 : sum;
    }
  }
}

/** The usual difference of pixels that show the same thing: the median over a sparse grid. */
function noiseOf(amount: Uint8Array): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let i = 0; i < amount.length; i += 7) {
    counts[amount[i]!]!++;
    total++;
  }
  let sum = 0;
  for (let level = 0; level < 256; level++) {
    sum += counts[level]!;
    if (sum * 2 >= total) return level;
  }
  return 255;
}

/** Median of the signed difference over a sparse grid. */
function brightnessOf(now: Uint8Array, usual: Uint8Array): number {
  const counts = new Uint32Array(511);
  let total = 0;
  for (let i = 0; i < now.length; i += 13) {
    if (now[i] === 0 || usual[i] === 0) continue;
    counts[now[i]! - usual[i]! + 255]!++;
    total++;
  }
  let sum = 0;
  for (let at = 0; at < counts.length; at++) {
    sum += counts[at]!;
    if (sum * 2 >= total) return total === 0 ? 0 : at - 255;
  }
  return 0;
}

/** `tolerant`: the frame was moved into place, so edges may misfit. */
export function differenceFrom(
  background: Picture,
  picture: Picture,
  tolerant: boolean,
): Difference {
  const { width, height } = picture;
  const amount = new Uint8Array(width * height);
  const now = picture.luma;
  const usual = background.luma;
  const brightness = brightnessOf(now, usual);
  const forgiven = tolerant ? limits.edgeTolerance : 0;
  for (let i = 0; i < amount.length; i++) {
    const seen = now[i]!;
    const before = usual[i]!;
    if (seen === 0 || before === 0) continue;
    let by = Math.abs(seen - before - brightness);
    if (forgiven > 0 && by > 0) by = Math.max(0, by - forgiven * contrastAt(usual, i, width));
    amount[i] = by;
  }
  if (picture.chroma && background.chroma) {
    addChroma(amount, width, height, picture.chroma, background.chroma);
  }
  // Where nothing was seen colour must not speak either.
  for (let i = 0; i < amount.length; i++) if (now[i] === 0 || usual[i] === 0) amount[i] = 0;
  const threshold = Math.max(limits.leastDifference, limits.noiseFactor * noiseOf(amount));
  return { width, height, amount, threshold, brightness };
}
