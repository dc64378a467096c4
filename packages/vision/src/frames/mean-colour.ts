import type { Picture } from './picture.ts';

/**
 * Mean colour (Cb and Cr, 128 is neutral) around a point: a square of `reach` colour pixels to
 * every side. `x` and `y` in px of the picture. Null for grey video and outside of the picture.
 */
export function meanColour(
  { chroma }: Picture,
  x: number,
  y: number,
  reach: number,
): { readonly u: number; readonly v: number } | null {
  if (!chroma) return null;
  let u = 0;
  let v = 0;
  let count = 0;
  for (let row = (y >> 1) - reach; row <= (y >> 1) + reach; row++) {
    for (let column = (x >> 1) - reach; column <= (x >> 1) + reach; column++) {
      if (column < 0 || row < 0 || column >= chroma.width || row >= chroma.height) continue;
      u += chroma.u[row * chroma.width + column]!;
      v += chroma.v[row * chroma.width + column]!;
      count++;
    }
  }
  return count === 0 ? null : { u: u / count, v: v / count };
}
