import type { Picture } from '../frames/picture.ts';
import { relocateThresholds as limits } from '../thresholds/stabilise.ts';
import { fitMotion } from './fit-motion.ts';
import type { Patch } from './match-patches.ts';
import { isShown, matchPatches } from './match-patches.ts';
import type { FittedMotion } from './fit-motion.ts';
import type { Lens } from './fit-turn.ts';
import { turnMotion } from './fit-turn.ts';
import type { Motion } from './motion.ts';
import { composeMotions, noMotion } from './motion.ts';
import type { Thumbnail } from './thumbnail.ts';
import { posed, thumbnailOf } from './thumbnail.ts';
import { warpPicture } from './warp.ts';

/** A view that was seen before, and the marks that identify it. Half-size picture. */
export interface KnownView {
  readonly picture: Picture;
  readonly patches: readonly Patch[];
}

/** Rotation (radians) and magnification of a picture that make it look like the view. */
export type Pose = readonly [radians: number, zoom: number];

interface Guess {
  readonly pose: Pose;
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
  return count < limits.minOverlap * width * height ? Infinity : sum / count;
}

function bestShift(view: Thumbnail, now: Thumbnail, pose: Pose): Guess {
  const reachX = Math.round(limits.reachShare * view.width);
  const reachY = Math.round(limits.reachShare * view.height);
  let best: Guess = { pose, dx: 0, dy: 0, difference: Infinity };
  for (let dy = -reachY; dy <= reachY; dy++) {
    for (let dx = -reachX; dx <= reachX; dx++) {
      const difference = differenceAt(view, now, dx, dy);
      if (difference < best.difference) best = { pose, dx, dy, difference };
    }
  }
  return best;
}

/** A lens so long that a turn only shifts the picture. */
const flat = (lens: Lens): Lens => ({ ...lens, focal: 1000 * lens.focal });

/** The guess as a motion of the half-size picture. */
function roughMotion({ pose: [radians, zoom], dx, dy }: Guess, lens: Lens, block: number): Motion {
  const turn = [(dx * block) / lens.focal, (dy * block) / lens.focal, radians, Math.log(zoom)];
  return turnMotion(turn as [number, number, number, number], lens);
}

/**
 * Refines a rough motion of a picture to an exact one, or null when the marks of the view are not
 * found. Both are compared in the view's own scale, whatever the zoom.
 */
export function refine(
  view: KnownView,
  picture: Picture,
  rough: Motion,
  lens: Lens | null,
): FittedMotion | null {
  const patches = view.patches.filter((patch) => isShown(patch, picture, rough));
  if (patches.length < limits.minPatches) return null;
  let found: FittedMotion = { motion: rough, inliers: 0 };
  for (const search of ['far', 'near'] as const) {
    const moved = warpPicture(picture, found.motion);
    const pairs = matchPatches(view.picture, patches, moved, noMotion, search);
    const rest = fitMotion(pairs, noMotion, lens);
    if (!rest) return null;
    found = { motion: composeMotions(rest.motion, found.motion), inliers: rest.inliers };
  }
  return found;
}

/**
 * Searches for a known view in a picture after the camera was knocked or zoomed: shifted by up to a quarter
 * of the picture and in one of some poses, group by group until one fits. Returns the motion from the
 * picture to the view (px of the half-size picture), or null when the picture shows another place.
 */
export function relocate(
  view: KnownView,
  picture: Picture,
  lens: Lens,
  poses: readonly (readonly Pose[])[],
): FittedMotion | null {
  const block = Math.max(1, Math.round(picture.width / limits.thumbnailWidth));
  const known = thumbnailOf(view.picture, block);
  const now = thumbnailOf(picture, block);
  for (const group of poses) {
    const [likeliest] = group
      .map((pose) => bestShift(known, posed(now, ...pose), pose))
      .sort((p, q) => p.difference - q.difference);
    if (!likeliest || likeliest.difference === Infinity) continue;
    const rough = (by: Lens): Motion => roughMotion(likeliest, by, block);
    const [found] = [
      refine(view, picture, rough(lens), lens),
      refine(view, picture, rough(flat(lens)), null),
    ]
      .filter((fitted) => fitted !== null)
      .sort((p, q) => q.inliers - p.inliers);
    if (found) return found;
  }
  return null;
}
