import type { Frame } from '../frames/frame.ts';
import type { Picture } from '../frames/picture.ts';
import { halveLuma } from '../frames/picture.ts';
import { stabiliseThresholds as limits } from '../thresholds.ts';
import { fitMotion } from './fit-motion.ts';
import type { Patch } from './match-patches.ts';
import { choosePatches, matchPatches } from './match-patches.ts';
import type { Similarity } from './similarity.ts';
import { applySimilarity, compose, identity } from './similarity.ts';
import { warpPicture } from './warp.ts';

/** A frame in the coordinates of the video's first picture. */
export interface StillFrame extends Frame {
  /** False while the camera shows another place, or moved too fast to follow. */
  readonly usable: boolean;
  /** px the middle of the picture has moved since the first frame. */
  readonly shift: number;
  /** True where the picture changed at once: another place, or another video. */
  readonly cut: boolean;
  /** False for a picture taken as it is, from a camera that stands still. */
  readonly warped: boolean;
}

interface Anchor {
  readonly picture: Picture;
  readonly patches: readonly Patch[];
  /** From the anchor's coordinates to those of the first picture (full size px). */
  readonly toFirst: Similarity;
}

const half = (t: Similarity): Similarity => ({ ...t, tx: t.tx / 2, ty: t.ty / 2 });
const double = (t: Similarity): Similarity => ({ ...t, tx: t.tx * 2, ty: t.ty * 2 });

/** Largest motion of a corner or of the middle, px. */
function largestShift(motion: Similarity, width: number, height: number): number {
  const places = [0, 0.5, 1].flatMap((x) =>
    [0, 0.5, 1].map((y) => ({ x: x * width, y: y * height })),
  );
  return Math.max(
    ...places.map((place) => {
      const moved = applySimilarity(motion, place.x, place.y);
      return Math.hypot(moved.x - place.x, moved.y - place.y);
    }),
  );
}

/** Follows the camera and undoes its motion, one frame after the other. */
export class Stabiliser {
  private anchor: Anchor | null = null;
  private last: Similarity = identity;
  private lostSince: number | null = null;

  add(frame: Frame): StillFrame {
    const small = halveLuma(frame);
    if (!this.anchor) this.setAnchor(small, identity);
    const motion = this.measure(small);
    if (!motion) return this.lose(frame, small);
    this.lostSince = null;
    this.last = motion;
    return this.place(frame, small, motion);
  }

  private measure(small: Picture): Similarity | null {
    const anchor = this.anchor;
    // A picture without marks (night, a bare wall) gives no hint of motion: take it as still.
    if (!anchor || anchor.patches.length < limits.leastPatches) return identity;
    const pairs = matchPatches(anchor.picture, anchor.patches, small, half(this.last));
    const motion = fitMotion(pairs);
    return motion && double(motion);
  }

  private place(frame: Frame, small: Picture, motion: Similarity): StillFrame {
    const anchor = this.anchor;
    const toFirst = anchor ? compose(anchor.toFirst, motion) : motion;
    const shift = largestShift(toFirst, frame.width, frame.height);
    const middle = applySimilarity(toFirst, frame.width / 2, frame.height / 2);
    const overlap =
      (1 - Math.min(1, Math.abs(middle.x / frame.width - 0.5))) *
      (1 - Math.min(1, Math.abs(middle.y / frame.height - 0.5)));
    // Patches leave the picture as the camera turns: take new ones before too few are left.
    if (largestShift(motion, frame.width, frame.height) > frame.width / 5)
      this.setAnchor(small, toFirst);
    if (shift < limits.stillPixels) {
      return { ...frame, usable: true, shift: 0, cut: false, warped: false };
    }
    const usable = overlap >= limits.leastOverlap;
    const picture = usable ? warpPicture(frame, toFirst) : frame;
    return { ...picture, seconds: frame.seconds, usable, shift, cut: false, warped: true };
  }

  private lose(frame: Frame, small: Picture): StillFrame {
    this.lostSince ??= frame.seconds;
    const cut = frame.seconds - this.lostSince >= limits.lostSeconds;
    if (cut) {
      // Far outside of the first view, so that nothing is judged by the old hoop.
      this.setAnchor(small, { ...identity, tx: 10 * frame.width });
      this.lostSince = null;
    }
    return { ...frame, usable: false, shift: 0, cut, warped: false };
  }

  private setAnchor(picture: Picture, toFirst: Similarity): void {
    this.anchor = { picture, patches: choosePatches(picture), toFirst };
    this.last = identity;
  }
}
