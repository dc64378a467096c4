import type { Picture } from '../frames/picture.ts';
import { detectThresholds as limits } from '../thresholds/detect.ts';

const known = new WeakMap<Picture, Uint8Array>();

/**
 * Local contrast of a background, as grey levels tolerated at each pixel: there a misfit of half a
 * pixel shows. Computed once for each background.
 */
export function contrastOf(background: Picture): Uint8Array {
  const made = known.get(background) ?? contrastPlane(background);
  known.set(background, made);
  return made;
}

function contrastPlane({ luma, width }: Picture): Uint8Array {
  const levels = new Uint8Array(luma.length);
  for (let i = 0; i < levels.length; i++) {
    const across = Math.abs((luma[i + 1] ?? 0) - (luma[i - 1] ?? 0));
    const down = Math.abs((luma[i + width] ?? 0) - (luma[i - width] ?? 0));
    levels[i] = Math.ceil((limits.edgeTolerance * (across + down)) / 2);
  }
  return levels;
}
