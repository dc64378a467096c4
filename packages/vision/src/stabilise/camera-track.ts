import type { Picture } from '../frames/picture.ts';
import { cameraThresholds } from '../thresholds/locate.ts';
import { relocateThresholds, stabiliseThresholds as limits } from '../thresholds/stabilise.ts';
import type { FittedMotion } from './fit-motion.ts';
import { fitMotion } from './fit-motion.ts';
import type { Lens } from './fit-turn.ts';
import { choosePatches, matchPatches } from './match-patches.ts';
import type { Motion } from './motion.ts';
import { composeMotions, growthAt, invertMotion, largestShift, noMotion } from './motion.ts';
import type { KnownView } from './relocate.ts';
import { relocate } from './relocate.ts';

/** A picture that later ones are compared with; px of half-size pictures. */
export interface Anchor extends KnownView {
  /** From the anchor's coordinates to those of the view. */
  readonly toView: Motion;
}

interface Fit extends FittedMotion {
  /** Share of the marks that agree. */
  readonly share: number;
}

/** Follows a camera from picture to picture, by marks of a recent picture. All px are of half-size pictures. */
export class CameraTrack {
  private anchor: Anchor | null = null;
  /** From the previous picture to the anchor. */
  private last: Motion = noMotion;
  /** From the previous picture to the one before. */
  private step: Motion = noMotion;
  private previous: Picture | null = null;
  private lensVotes = 0;
  /** Whether the track's position in the view is known. */
  isLinked = false;
  /** The last anchor before the view was lost. */
  lastLinked: Anchor | null = null;

  /** From the latest picture to the view; meaningless while the track is not linked. */
  get toView(): Motion {
    return composeMotions(this.anchor?.toView ?? noMotion, this.last);
  }

  /** Whether there is something to follow. */
  get hasMarks(): boolean {
    return (this.anchor?.patches.length ?? 0) >= limits.minPatches;
  }

  /** Starts with a picture, which is the view if it is the very first one. */
  begin(small: Picture): Anchor {
    if (this.isLinked) this.lastLinked = this.anchor;
    this.isLinked = this.anchor === null;
    this.anchor = makeAnchor(small, noMotion);
    this.last = this.step = noMotion;
    this.previous = small;
    return this.anchor;
  }

  /** Continues from a picture that was found in a known one. */
  resume(anchor: Anchor, motion: Motion): void {
    this.anchor = anchor;
    this.isLinked = true;
    this.lastLinked = null;
    this.last = motion;
    this.step = noMotion;
  }

  /** Follows the camera to the next picture; false where it cannot. */
  follow(small: Picture): boolean {
    const { anchor, previous } = this;
    if (!anchor || previous === small) return true;
    const next = this.measure(anchor, small) ?? this.leap(small);
    if (next === null) return false;
    // `leap` takes a new anchor.
    this.step = anchor === this.anchor ? composeMotions(invertMotion(this.last), next) : this.step;
    this.last = next;
    this.previous = small;
    this.renewAnchor(small);
    return true;
  }

  private measure(anchor: Anchor, small: Picture): Motion | null {
    // A picture without marks (night, a bare wall) shows no motion: assume it is still.
    if (anchor.patches.length < limits.minPatches) return this.last;
    const still = this.measureStill(anchor, small);
    if (still) return still;
    const near = this.fit(anchor, small, this.last);
    if (near && near.share >= limits.goodInlierShare) return near.motion;
    const ahead = this.fit(anchor, small, composeMotions(this.last, this.step));
    return ((ahead?.inliers ?? 0) > (near?.inliers ?? 0) ? ahead : near)?.motion ?? null;
  }

  /** A camera on a tripod, the usual case: a sample of the marks is enough to see that it has not moved. */
  private measureStill(anchor: Anchor, small: Picture): Motion | null {
    const isStill = (motion: Motion): boolean =>
      2 * largestShift(motion, small.width, small.height) < limits.stillPixels;
    const some = anchor.patches.filter((_, at) => at % limits.stillStep === 0);
    if (!isStill(this.last) || some.length < limits.minPatches) return null;
    const pairs = matchPatches(anchor.picture, some, small, this.last);
    const motion = fitMotion(pairs, this.last)?.motion ?? null;
    return motion && isStill(motion) ? motion : null;
  }

  private fit(anchor: Anchor, small: Picture, expected: Motion): Fit | null {
    const pairs = matchPatches(anchor.picture, anchor.patches, small, expected);
    const fitOf = (fitted: FittedMotion | null): Fit | null =>
      fitted && { ...fitted, share: fitted.inliers / pairs.length };
    // A motion below the marks' error looks the same through any lens.
    const flat = fitMotion(pairs, expected);
    if (flat && largestShift(flat.motion, small.width, small.height) < limits.inlierDistance) {
      return fitOf(flat);
    }
    const turned = fitMotion(pairs, expected, lensOf(small));
    // All of a video was filmed with the same lens: wide, or cropped.
    this.lensVotes += (turned?.inliers ?? 0) - (flat?.inliers ?? 0);
    const [first, second] = this.lensVotes > 0 ? [turned, flat] : [flat, turned];
    return fitOf(first ?? second);
  }

  /** Too fast for the marks' search radius: searches for the whole picture in the one before. */
  private leap(small: Picture): Motion | null {
    const { previous, anchor } = this;
    if (!previous || !anchor) return null;
    const before = makeAnchor(previous, composeMotions(anchor.toView, this.last));
    const step = relocate(before, small, lensOf(small), relocateThresholds.steps);
    if (!step) return null;
    this.anchor = before;
    this.step = step.motion;
    return step.motion;
  }

  /** Marks leave the picture as the camera turns, and grow as it zooms: takes new ones in time. */
  private renewAnchor(small: Picture): void {
    const { width, height } = small;
    const zoom = Math.abs(Math.log(growthAt(this.last, width / 2, height / 2)));
    if (zoom < limits.anchorZoom && largestShift(this.last, width, height) <= width / 5) return;
    this.anchor = makeAnchor(small, this.toView);
    this.last = noMotion;
  }
}

export function makeAnchor(picture: Picture, toView: Motion): Anchor {
  return { picture, patches: choosePatches(picture), toView };
}

export function lensOf({ width, height }: Picture): Lens {
  return {
    focal: cameraThresholds.usualFocal * Math.max(width, height),
    cx: width / 2,
    cy: height / 2,
  };
}
