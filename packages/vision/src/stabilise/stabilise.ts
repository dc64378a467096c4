import type { Frame } from '../frames/frame.ts';
import type { Picture } from '../frames/picture.ts';
import { halveLuma } from '../frames/picture.ts';
import { eyesThresholds } from '../thresholds/eyes.ts';
import { cameraThresholds } from '../thresholds/locate.ts';
import { stabiliseThresholds as limits } from '../thresholds/stabilise.ts';
import { fitMotion } from './fit-motion.ts';
import { choosePatches, matchPatches } from './match-patches.ts';
import type { Lens } from './fit-turn.ts';
import type { Motion } from './motion.ts';
import { applyMotion, composeMotions, noMotion, scaleMotion } from './motion.ts';
import type { KnownView } from './relocate.ts';
import { relocate } from './relocate.ts';
import { warpPicture } from './warp.ts';

/** A frame in the coordinates of the video's first picture. */
export interface StillFrame extends Frame {
  /** False while the camera shows another place, moved too fast to follow, or looks past the edge of the first view. */
  readonly usable: boolean;
  /** px the middle of the picture has moved since the first frame; 0 while not usable. */
  readonly shift: number;
  /** False for a picture taken as it is, from a camera that stands still. */
  readonly warped: boolean;
}

interface Anchor extends KnownView {
  /** From the anchor's coordinates to those of the first picture (full size px). */
  readonly toFirst: Motion;
}

/** Largest motion of a corner or of the middle, px. */
function largestShift(motion: Motion, width: number, height: number): number {
  const places = [0, 0.5, 1].flatMap((x) =>
    [0, 0.5, 1].map((y) => ({ x: x * width, y: y * height })),
  );
  return Math.max(
    ...places.map((place) => {
      const moved = applyMotion(motion, place.x, place.y);
      return Math.hypot(moved.x - place.x, moved.y - place.y);
    }),
  );
}

/** Follows the camera and undoes its motion, one frame after the other. */
export class Stabiliser {
  private first: Anchor | null = null;
  private anchor: Anchor | null = null;
  /** From the previous picture to the anchor, px of the half-size picture. */
  private last: Motion = noMotion;
  private lensVotes = 0;
  private soughtAt = -Infinity;

  add(frame: Frame): StillFrame {
    const small = halveLuma(frame);
    this.anchor ??= this.first = makeAnchor(small, noMotion);
    const motion = this.measure(this.anchor, small) ?? this.seek(frame.seconds, small);
    if (!motion) {
      return { ...frame, usable: false, shift: 0, warped: false };
    }
    this.last = motion;
    return this.place(frame, small, motion);
  }

  private measure(anchor: Anchor, small: Picture): Motion | null {
    // A picture without marks (night, a bare wall) gives no hint of motion: take it as still.
    if (anchor.patches.length < limits.leastPatches) return noMotion;
    const still = anchor === this.first ? this.measureStill(anchor, small) : null;
    if (still) return still;
    const pairs = matchPatches(anchor.picture, anchor.patches, small, this.last);
    // What moves by less than marks may err looks the same through any lens.
    const flat = fitMotion(pairs, this.last);
    if (flat && largestShift(flat.motion, small.width, small.height) < limits.inlierDistance) {
      return flat.motion;
    }
    const turned = fitMotion(pairs, this.last, lensOf(small));
    // Whether this video was filmed with a wide lens or cropped is the same for all of it.
    this.lensVotes += (turned?.inliers ?? 0) - (flat?.inliers ?? 0);
    const [first, second] = this.lensVotes > 0 ? [turned, flat] : [flat, turned];
    return (first ?? second)?.motion ?? null;
  }

  /** A camera on a tripod, most of all time: some of the marks are enough to see that it still stands. */
  private measureStill(first: Anchor, small: Picture): Motion | null {
    const isStill = (motion: Motion): boolean =>
      2 * largestShift(motion, small.width, small.height) < limits.stillPixels;
    const some = first.patches.filter((_, at) => at % limits.stillStep === 0);
    if (!isStill(this.last) || some.length < limits.leastPatches) return null;
    const pairs = matchPatches(first.picture, some, small, this.last);
    const motion = fitMotion(pairs, this.last)?.motion ?? null;
    return motion && isStill(motion) ? motion : null;
  }

  /** The view is lost: knocked out of reach, or cut away from. Looks for it, now and then. */
  private seek(seconds: number, small: Picture): Motion | null {
    if (!this.anchor || seconds - this.soughtAt < eyesThresholds.tickSeconds) return null;
    this.soughtAt = seconds;
    for (const known of new Set([this.anchor, this.first ?? this.anchor])) {
      const found = relocate(known, small, lensOf(small));
      if (!found) continue;
      this.anchor = known;
      return found.motion;
    }
    return null;
  }

  /** `small` and `halfMotion` are of half the size. */
  private place(frame: Frame, small: Picture, halfMotion: Motion): StillFrame {
    const motion = scaleMotion(halfMotion, 2);
    const toFirst = composeMotions(this.anchor?.toFirst ?? noMotion, motion);
    const shift = largestShift(toFirst, frame.width, frame.height);
    const middle = applyMotion(toFirst, frame.width / 2, frame.height / 2);
    // Patches leave the picture as the camera turns: take new ones before too few are left.
    if (largestShift(motion, frame.width, frame.height) > frame.width / 5) {
      this.anchor = makeAnchor(small, toFirst);
      this.last = noMotion;
    }
    if (shift < limits.stillPixels) return { ...frame, usable: true, shift: 0, warped: false };
    const usable = isInside(middle, frame);
    const picture = usable ? warpPicture(frame, toFirst) : frame;
    return { ...picture, seconds: frame.seconds, usable, shift, warped: true };
  }
}

const isInside = ({ x, y }: { x: number; y: number }, { width, height }: Picture): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

function makeAnchor(picture: Picture, toFirst: Motion): Anchor {
  return { picture, patches: choosePatches(picture), toFirst };
}

function lensOf({ width, height }: Picture): Lens {
  return {
    focal: cameraThresholds.usualFocal * Math.max(width, height),
    cx: width / 2,
    cy: height / 2,
  };
}
