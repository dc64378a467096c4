import type { Picture } from '../frames/picture.ts';

/** How red or orange each place is, in colour levels. */
export interface RednessMap {
  readonly width: number;
  readonly height: number;
  readonly levels: Float32Array;
  /** Map pixels per px of the working picture: 0.5 as the colour planes have it, less when reduced. */
  readonly scale: number;
}

/** Null for gray video, which has no colour to go by. */
export function rednessOf(picture: Picture): RednessMap | null {
  const { chroma } = picture;
  if (!chroma) return null;
  const { width, height, u, v } = chroma;
  const levels = new Float32Array(width * height);
  for (let i = 0; i < levels.length; i++) {
    // Rings are red to orange: red difference up, blue difference down. Purple floors are not.
    levels[i] = Math.max(0, v[i]! - 128 - Math.max(0, u[i]! - 128));
  }
  return { width, height, levels, scale: 0.5 };
}

/** The mean of every `factor` × `factor` pixels: a large ring needs no fine map, and costs less so. */
export function reduceMap(map: RednessMap, factor: number): RednessMap {
  if (factor <= 1) return map;
  const width = Math.floor(map.width / factor);
  const height = Math.floor(map.height / factor);
  const levels = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let row = y * factor; row < (y + 1) * factor; row++) {
        const from = row * map.width + x * factor;
        for (let at = from; at < from + factor; at++) sum += map.levels[at]!;
      }
      levels[y * width + x] = sum / (factor * factor);
    }
  }
  return { width, height, levels, scale: map.scale / factor };
}

/** Redness at a place in px of the working picture, between pixels too; 0 outside. */
export function rednessAt(map: RednessMap, x: number, y: number): number {
  const fx = x * map.scale + map.scale / 2 - 0.5;
  const fy = y * map.scale + map.scale / 2 - 0.5;
  const x0 = Math.floor(fx);
  const y0 = Math.floor(fy);
  if (x0 < 0 || y0 < 0 || x0 + 1 >= map.width || y0 + 1 >= map.height) return 0;
  const i = y0 * map.width + x0;
  const l = map.levels;
  const right = fx - x0;
  const upper = l[i]! + right * (l[i + 1]! - l[i]!);
  const lower = l[i + map.width]! + right * (l[i + map.width + 1]! - l[i + map.width]!);
  return upper + (fy - y0) * (lower - upper);
}
