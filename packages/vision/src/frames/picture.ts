import type { ChromaPlanes } from './frame.ts';
import { even, wordsOf } from './words.ts';

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
  if (picture.width % 4 === 0) halveWords(picture, luma);
  else halvePixels(picture, luma);
  return { width, height, luma, chroma: null };
}

/** Four pixels of two rows at once, in lanes of 16 bits: two pixels of half the size. */
function halveWords({ luma, width, height }: Picture, halved: Uint8Array): void {
  const words = wordsOf(luma);
  const pairs = new Uint16Array(halved.buffer);
  const inRow = width >> 2;
  for (let y = 0, to = 0; y < height >> 1; y++) {
    let from = 2 * y * inRow;
    for (const end = from + inRow; from < end; from++, to++) {
      const above = words[from]!;
      const below = words[from + inRow]!;
      const upper = (above & even) + ((above >>> 8) & even);
      const lower = (below & even) + ((below >>> 8) & even);
      const means = ((upper + lower + 0x00020002) >>> 2) & even;
      pairs[to] = means | (means >>> 8);
    }
  }
}

function halvePixels({ luma, width, height }: Picture, halved: Uint8Array): void {
  const inRow = width >> 1;
  for (let y = 0; y < height >> 1; y++) {
    for (let x = 0; x < inRow; x++) {
      const at = 2 * y * width + 2 * x;
      const sum = luma[at]! + luma[at + 1]! + luma[at + width]! + luma[at + width + 1]!;
      halved[y * inRow + x] = (sum + 2) >> 2;
    }
  }
}
