import type { Frame } from '@hooplog/vision';
import type { Random } from '../random.ts';
import type { Canvas } from './canvas.ts';

/** Exposure of the phone's sensor. */
export interface Film {
  /** 1 is a well-lit gym, 0.4 a dim one. */
  readonly light: number;
  /** Standard deviation of the grain in steps of brightness (0 to 255). */
  readonly grain: number;
}

const GRAIN_LENGTH = 1 << 16;

/** Grain is taken from one table at a random offset: fast, and never the same twice in a row. */
export function makeGrain(random: Random): Float32Array {
  const table = new Float32Array(GRAIN_LENGTH);
  for (let i = 0; i < GRAIN_LENGTH; i++) {
    // Sum of three uniform distributions: close enough to a bell curve with deviation 1.
    table[i] = (random.next() + random.next() + random.next() - 1.5) * 2;
  }
  return table;
}

/** Exposes a picture: light, grain, then the 4:2:0 planes that video has (BT.601, limited range). */
export function expose(
  canvas: Canvas,
  film: Film,
  grain: Float32Array,
  grainOffset: number,
  seconds: number,
): Frame {
  const { width, height, pixels } = canvas;
  const luma = new Uint8Array(width * height);
  const { light } = film;
  const strength = film.grain;
  for (let i = 0, at = 0; i < luma.length; i++, at += 3) {
    const value =
      16 + light * (0.257 * pixels[at]! + 0.504 * pixels[at + 1]! + 0.098 * pixels[at + 2]!);
    const noisy = value + strength * grain[(i + grainOffset) & (GRAIN_LENGTH - 1)]!;
    luma[i] = noisy < 0 ? 0 : noisy > 255 ? 255 : noisy;
  }
  return { seconds, width, height, luma, chroma: exposeChroma(canvas, light) };
}

function exposeChroma({ width, height, pixels }: Canvas, light: number): Frame['chroma'] {
  const halfWidth = width >> 1;
  const halfHeight = height >> 1;
  const u = new Uint8Array(halfWidth * halfHeight);
  const v = new Uint8Array(halfWidth * halfHeight);
  for (let y = 0, to = 0; y < halfHeight; y++) {
    let at = 2 * y * width * 3;
    for (let x = 0; x < halfWidth; x++, at += 6, to++) {
      const below = at + width * 3;
      const red = light * mean(pixels[at]!, pixels[at + 3]!, pixels[below]!, pixels[below + 3]!);
      const green =
        light * mean(pixels[at + 1]!, pixels[at + 4]!, pixels[below + 1]!, pixels[below + 4]!);
      const blue =
        light * mean(pixels[at + 2]!, pixels[at + 5]!, pixels[below + 2]!, pixels[below + 5]!);
      u[to] = 128.5 - 0.148 * red - 0.291 * green + 0.439 * blue;
      v[to] = 128.5 + 0.439 * red - 0.368 * green - 0.071 * blue;
    }
  }
  return { width: halfWidth, height: halfHeight, u, v };
}

const mean = (a: number, b: number, c: number, d: number): number => (a + b + c + d) / 4;
