import type { Picture } from '../frames/picture.ts';
import type { Motion } from './motion.ts';
import { invertMotion, scaleMotion } from './motion.ts';

/** Samples one plane bilinearly at the points of the motion; `outside` where there is none. */
function warpPlane(
  source: Uint8Array,
  width: number,
  height: number,
  back: Motion,
  outside: number,
  min: number,
): Uint8Array {
  const target = new Uint8Array(width * height);
  // Without a wide lens w is 1 everywhere, and dividing by it would be the costliest part of the loop.
  const isFlat = back.g === 0 && back.h === 0;
  for (let y = 0; y < height; y++) {
    let nx = back.b * y + back.tx;
    let ny = back.d * y + back.ty;
    let w = back.h * y + 1;
    for (let x = 0, o = y * width; x < width; x++, o++, nx += back.a, ny += back.c, w += back.g) {
      const sx = isFlat ? nx : nx / w;
      const sy = isFlat ? ny : ny / w;
      if (sx < 0 || sy < 0 || sx >= width - 1 || sy >= height - 1) {
        target[o] = outside;
        continue;
      }
      const x0 = sx | 0;
      const y0 = sy | 0;
      const i = y0 * width + x0;
      const fx = sx - x0;
      const upper = source[i]! + fx * (source[i + 1]! - source[i]!);
      const lower = source[i + width]! + fx * (source[i + width + 1]! - source[i + width]!);
      const value = upper + (sy - y0) * (lower - upper) + 0.5;
      target[o] = value < min ? min : value | 0;
    }
  }
  return target;
}

/** The picture as the reference camera would have seen it; luma 0 where it saw nothing. */
export function warpPicture(picture: Picture, motion: Motion): Picture {
  const { width, height, chroma } = picture;
  const back = invertMotion(motion);
  const half = scaleMotion(back, 0.5);
  return {
    width,
    height,
    luma: warpPlane(picture.luma, width, height, back, 0, 1),
    chroma: chroma && {
      width: chroma.width,
      height: chroma.height,
      u: warpPlane(chroma.u, chroma.width, chroma.height, half, 128, 0),
      v: warpPlane(chroma.v, chroma.width, chroma.height, half, 128, 0),
    },
  };
}
