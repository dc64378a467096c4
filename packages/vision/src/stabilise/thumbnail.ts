import type { Picture } from '../frames/picture.ts';

/** A picture a few dozen pixels wide, high-pass filtered against changes of light: levels around 0. */
export interface Thumbnail {
  readonly width: number;
  readonly height: number;
  readonly levels: Float32Array;
}

/** px of a thumbnail: slower changes than over this are light, and removed. */
const lightReach = 4;

/** Mean of `block` × `block` pixels each, less the mean of its surroundings. */
export function thumbnailOf(picture: Picture, block: number): Thumbnail {
  const width = Math.floor(picture.width / block);
  const height = Math.floor(picture.height / block);
  const means = new Float32Array(width * height);
  for (let y = 0; y < height * block; y++) {
    const row = Math.floor(y / block) * width;
    for (let x = 0; x < width * block; x++) {
      means[row + Math.floor(x / block)]! += picture.luma[y * picture.width + x]! / (block * block);
    }
  }
  return { width, height, levels: withoutLight(means, width, height) };
}

function withoutLight(means: Float32Array, width: number, height: number): Float32Array {
  const levels = new Float32Array(means.length);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - lightReach);
    const bottom = Math.min(height - 1, y + lightReach);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - lightReach);
      const right = Math.min(width - 1, x + lightReach);
      let sum = 0;
      for (let v = top; v <= bottom; v++) {
        for (let u = left; u <= right; u++) sum += means[v * width + u]!;
      }
      const around = sum / ((bottom - top + 1) * (right - left + 1));
      levels[y * width + x] = means[y * width + x]! - around;
    }
  }
  return levels;
}

/** A thumbnail rotated around its middle and enlarged; NaN where nothing is known. */
export function posed(
  { width, height, levels }: Thumbnail,
  radians: number,
  zoom: number,
): Thumbnail {
  const target = new Float32Array(levels.length);
  const cos = Math.cos(radians) / zoom;
  const sin = Math.sin(radians) / zoom;
  const cx = (width - 1) / 2;
  const cy = (height - 1) / 2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = Math.round(cx + cos * (x - cx) + sin * (y - cy));
      const fromY = Math.round(cy - sin * (x - cx) + cos * (y - cy));
      const isKnown = fromX >= 0 && fromY >= 0 && fromX < width && fromY < height;
      target[y * width + x] = isKnown ? levels[fromY * width + fromX]! : NaN;
    }
  }
  return { width, height, levels: target };
}
