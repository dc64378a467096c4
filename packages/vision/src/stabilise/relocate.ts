import type { Picture } from '../frames/picture.ts';
import { relocateThresholds as limits } from '../thresholds/stabilise.ts';
import { fitMotion } from './fit-motion.ts';
import type { Patch } from './match-patches.ts';
import { matchPatches } from './match-patches.ts';
import type { FittedMotion } from './fit-motion.ts';
import type { Lens } from './fit-turn.ts';
import { turnMotion } from './fit-turn.ts';
import type { Motion } from './motion.ts';
import type { Thumbnail } from './thumbnail.ts';
import { thumbnailOf, turned } from './thumbnail.ts';

/** A view that was seen before, and the marks by which it is known again. Half-size picture. */
export interface KnownView {
  readonly picture: Picture;
  readonly patches: readonly Patch[];
}

interface Guess {
  readonly radians: number;
  /** px of the thumbnail, from the picture to the view. */
  readonly dx: number;
  readonly dy: number;
  readonly difference: number;
}

/** Mean difference of the view and the picture moved by (dx, dy), over what both show. */
function differenceAt(view: Thumbnail, now: Thumbnail, dx: number, dy: number): number {
  const { width, height } = view;
  let sum = 0;
  let count = 0;
  for (let y = Math.max(0, dy); y < Math.min(height, height + dy); y++) {
    for (let x = Math.max(0, dx); x < Math.min(width, width + dx); x++) {
      const level = now.levels[(y - dy) * width + x - dx]!;
      if (Number.isNaN(level)) continue;
      sum += Math.abs(level - view.levels[y * width + x]!);
      count++;
    }
  }
  return count === 0 ? Infinity : sum / count;
}

function bestShift(view: Thumbnail, now: Thumbnail, radians: number): Guess {
  const reachX = Math.round(limits.reachShare * view.width);
  const reachY = Math.round(limits.reachShare * view.height);
  let best: Guess = { radians, dx: 0, dy: 0, difference: Infinity };
  for (let dy = -reachY; dy <= reachY; dy++) {
    for (let dx = -reachX; dx <= reachX; dx++) {
      const difference = differenceAt(view, now, dx, dy);
      if (difference < best.difference) best = { radians, dx, dy, difference };
    }
  }
  return best;
}

/** The guess as a motion of the half-size picture. */
function roughMotion({ radians, dx, dy }: Guess, lens: Lens, block: number): Motion {
  return turnMotion([(dx * block) / lens.focal, (dy * block) / lens.focal, radians, 0], lens);
}

/** From a rough motion to an exact one, or null when the marks of the view are not there. */
function refine(view: KnownView, picture: Picture, rough: Motion, lens: Lens | null) {
  const near = matchPatches(view.picture, view.patches, picture, rough, 'far');
  const better = fitMotion(near, rough, lens);
  if (!better) return null;
  const pairs = matchPatches(view.picture, view.patches, picture, better.motion);
  return fitMotion(pairs, better.motion, lens);
}

/**
 * Looks for a known view in a picture after the camera was knocked: shifted by up to a quarter of
 * the picture and turned by a few degrees. Answers the motion from the picture to the view (px of the
 * half-size picture), or null when the picture shows another place.
 */
export function relocate(view: KnownView, picture: Picture, lens: Lens): FittedMotion | null {
  const block = Math.max(1, Math.round(picture.width / limits.thumbnailWidth));
  const known = thumbnailOf(view.picture, block);
  const now = thumbnailOf(picture, block);
  const [likeliest] = limits.turns
    .map((radians) => bestShift(known, turned(now, radians), radians))
    .sort((p, q) => p.difference - q.difference);
  const rough = likeliest && roughMotion(likeliest, lens, block);
  if (!rough) return null;
  const [found = null] = [lens, null]
    .map((tried) => refine(view, picture, rough, tried))
    .filter((fitted) => fitted !== null)
    .sort((p, q) => q.inliers - p.inliers);
  return found;
}
