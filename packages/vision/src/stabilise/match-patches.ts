import type { Picture } from '../frames/picture.ts';
import { stabiliseThresholds as limits } from '../thresholds/stabilise.ts';
import type { Motion } from './motion.ts';
import { applyMotion, invertMotion } from './motion.ts';
import type { PointPair } from './similarity.ts';

/** Upper left corner of a well-marked square of the reference picture. */
export interface Patch {
  readonly x: number;
  readonly y: number;
}

/** Smaller eigenvalue of the gradient's spread: large only where the picture has corners. */
function textureAt(picture: Picture, x0: number, y0: number): number {
  const { luma, width } = picture;
  let xx = 0, yy = 0, xy = 0; // prettier-ignore
  for (let y = y0; y < y0 + limits.patchSize; y++) {
    for (let x = x0; x < x0 + limits.patchSize; x++) {
      const i = y * width + x;
      const gx = luma[i + 1]! - luma[i - 1]!;
      const gy = luma[i + width]! - luma[i - width]!;
      xx += gx * gx;
      yy += gy * gy;
      xy += gx * gy;
    }
  }
  const area = limits.patchSize * limits.patchSize;
  const mean = (xx + yy) / 2;
  return (mean - Math.sqrt(((xx - yy) / 2) ** 2 + xy * xy)) / area;
}

/** The best-marked square of each cell of a grid over the picture. */
export function choosePatches(picture: Picture): Patch[] {
  const patches: Patch[] = [];
  const margin = 2;
  // Small pictures get fewer cells, so that each cell has room for a choice of patches.
  const minCell = 1.5 * limits.patchSize;
  const rows = Math.min(limits.gridRows, Math.floor(picture.height / minCell));
  const columns = Math.min(limits.gridColumns, Math.floor(picture.width / minCell));
  const cellWidth = (picture.width - 2 * margin) / columns;
  const cellHeight = (picture.height - 2 * margin) / rows;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = margin + column * cellWidth;
      const top = margin + row * cellHeight;
      let best: (Patch & { texture: number }) | null = null;
      for (let y = top; y <= top + cellHeight - limits.patchSize; y += 4) {
        for (let x = left; x <= left + cellWidth - limits.patchSize; x += 4) {
          const corner = { x: Math.round(x), y: Math.round(y) };
          const texture = textureAt(picture, corner.x, corner.y);
          if (!best || texture > best.texture) best = { ...corner, texture };
        }
      }
      if (best && best.texture >= limits.minTexture) patches.push({ x: best.x, y: best.y });
    }
  }
  return patches;
}

function differenceAt(
  reference: Picture,
  patch: Patch,
  picture: Picture,
  x0: number,
  y0: number,
  stopAt: number,
): number {
  const marks = reference.luma;
  const seen = picture.luma;
  let i = patch.y * reference.width + patch.x;
  let j = y0 * picture.width + x0;
  let sum = 0;
  for (let y = 0; y < limits.patchSize && sum < stopAt; y++) {
    // Four pixels per iteration, which divide the size: following spends nearly all its time here.
    for (let x = 0; x < limits.patchSize; x += 4) {
      sum +=
        Math.abs(marks[i + x]! - seen[j + x]!) +
        Math.abs(marks[i + x + 1]! - seen[j + x + 1]!) +
        Math.abs(marks[i + x + 2]! - seen[j + x + 2]!) +
        Math.abs(marks[i + x + 3]! - seen[j + x + 3]!);
    }
    i += reference.width;
    j += picture.width;
  }
  return sum;
}

/** Subpixel position of the minimum of three equally spaced values, −0.5 to 0.5. */
function subPixel(before: number, at: number, after: number): number {
  const bend = before - 2 * at + after;
  return bend <= 0 ? 0 : Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend)));
}

interface Found {
  readonly x: number;
  readonly y: number;
  readonly difference: number;
}

/** Offsets within `to` of the centre but not within `from` of it: those were searched before. */
interface Search {
  readonly gx: number;
  readonly gy: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The best offset, the first of equals in reading order; `best` is the best so far. A search that starts with a
 * good offset abandons the others after a row or two.
 */
function searchAround(
  reference: Picture,
  patch: Patch,
  picture: Picture,
  { gx, gy, from, to }: Search,
  best: Found,
): Found {
  let found = best;
  for (let y = gy - to; y <= gy + to; y++) {
    const isInside = Math.abs(y - gy) <= from;
    for (let x = gx - to; x <= gx + to; x++) {
      if (isInside && x === gx - from) {
        x = gx + from;
        continue;
      }
      const isBefore = y < found.y || (y === found.y && x < found.x);
      const stopAt = found.difference + (isBefore ? 1 : 0);
      const difference = differenceAt(reference, patch, picture, x, y, stopAt);
      if (difference < stopAt) found = { x, y, difference };
    }
  }
  return found;
}

/** Whether a picture, moved into place, shows all of a patch of the reference. */
export function isShown(patch: Patch, { width, height }: Picture, motion: Motion): boolean {
  const back = invertMotion(motion);
  return [0, limits.patchSize].every((by) => {
    const { x, y } = applyMotion(back, patch.x + by, patch.y + by);
    return x >= 0 && y >= 0 && x < width && y < height;
  });
}

/** Finds the patch in the picture near the predicted position; null at the border. */
function matchPatch(
  reference: Picture,
  patch: Patch,
  picture: Picture,
  expected: Motion,
  search: 'near' | 'far',
): PointPair | null {
  const size = limits.patchSize;
  const guess = applyMotion(expected, patch.x, patch.y);
  const gx = Math.round(guess.x);
  const gy = Math.round(guess.y);
  const reach = Math.max(...limits.searchRadii) + 1;
  if (gx < reach || gy < reach) return null;
  if (gx + size + reach >= picture.width || gy + size + reach >= picture.height) return null;
  const here = differenceAt(reference, patch, picture, gx, gy, Infinity);
  let best: Found = { x: gx, y: gy, difference: here };
  let from = 0;
  for (const to of search === 'far' ? limits.searchRadii.slice(-1) : limits.searchRadii) {
    best = searchAround(reference, patch, picture, { gx, gy, from, to }, best);
    from = to;
    // A minimum inside the searched area has worse neighbours on all sides.
    if (Math.max(Math.abs(best.x - gx), Math.abs(best.y - gy)) < to) break;
  }
  const at = (x: number, y: number): number =>
    differenceAt(reference, patch, picture, x, y, Infinity);
  const half = (size - 1) / 2;
  const { x, y, difference } = best;
  return {
    from: {
      x: x + half + subPixel(at(x - 1, y), difference, at(x + 1, y)),
      y: y + half + subPixel(at(x, y - 1), difference, at(x, y + 1)),
    },
    to: { x: patch.x + half, y: patch.y + half },
  };
}

/**
 * Finds each patch of the reference in the picture. `last`: the motion of the previous picture. `far`: the
 * position is known only roughly, so the whole search radius is searched.
 */
export function matchPatches(
  reference: Picture,
  patches: readonly Patch[],
  picture: Picture,
  last: Motion,
  search: 'near' | 'far' = 'near',
): PointPair[] {
  const expected = invertMotion(last);
  return patches
    .map((patch) => matchPatch(reference, patch, picture, expected, search))
    .filter((pair) => pair !== null);
}
