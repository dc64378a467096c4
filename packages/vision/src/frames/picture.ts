import type { ChromaPlanes } from './frame.ts';

/** Planes of one picture, without a time: a frame, or the background. Luma 0 means "nothing seen here". */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly luma: Uint8Array;
  readonly chroma: ChromaPlanes | null;
}

/** Luma at half size (mean of 2 × 2), for searches that need not be exact. */
export function halveLuma(picture: Picture): Picture {
  const width = picture.width >> 1;
  const height = picture.height >> 1;
  const luma = new Uint8Array(width * height);
  const source = picture.luma;
  const stride = picture.width;
  for (let y = 0; y < height; y++) {
    let from = 2 * y * stride;
    let below = from + stride;
    for (let to = y * width; to < (y + 1) * width; to++, from += 2, below += 2) {
      luma[to] = (source[from]! + source[from + 1]! + source[below]! + source[below + 1]! + 2) >> 2;
    }
  }
  return { width, height, luma, chroma: null };
}
