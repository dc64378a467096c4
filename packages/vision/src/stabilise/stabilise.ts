import type { Frame } from '../frames/frame.ts';
import type { Picture } from '../frames/picture.ts';
import { halveLuma } from '../frames/picture.ts';
import { eyesThresholds } from '../thresholds/eyes.ts';
import { relocateThresholds, stabiliseThresholds as limits, viewThresholds } from '../thresholds/stabilise.ts'; // prettier-ignore
import type { Anchor } from './camera-track.ts';
import { CameraTrack, lensOf, makeAnchor } from './camera-track.ts';
import type { Motion } from './motion.ts';
import { applyMotion, composeMotions, invertMotion, largestShift, noMotion, scaleMotion } from './motion.ts'; // prettier-ignore
import { refine, relocate } from './relocate.ts';
import { Settling } from './settling.ts';
import { warpPicture } from './warp.ts';

/** A frame in the coordinates of the view that the camera stands in. */
export interface StillFrame extends Frame {
  /** False while the camera shows another place, moves too fast to follow, or looks past the edge of the view. */
  readonly usable: boolean;
  /** px that the middle of the picture has moved since the first frame; 0 while not usable. */
  readonly shift: number;
  /** False for an unchanged picture, from a camera that stands still. */
  readonly warped: boolean;
  /** From the view before to the one that begins with this frame; null within a view. */
  readonly entered: Motion | null;
}

/**
 * Follows the camera and undoes its motion, frame by frame. When the camera comes to rest in a clearly
 * different view (zoomed, or turned to something out of the picture), a new view begins: later pictures are
 * moved onto that one.
 */
export class Stabiliser {
  private readonly track = new CameraTrack();
  private readonly settling = new Settling();
  /** The first picture of the view, and that of the film. */
  private view: Anchor | null = null;
  private opening: Anchor | null = null;
  /** From the view to the film's first picture, full-size px. */
  toOpening: Motion = noMotion;
  /** Seconds for which an unknown place has been shown and followed. */
  private strangeSeconds = 0;
  private strangeSince: number | null = null;
  private soughtAt = -Infinity;

  add(frame: Frame): StillFrame {
    const small = halveLuma(frame);
    this.view ??= this.opening = this.track.begin(small);
    if (!this.track.follow(small)) {
      this.track.begin(small);
      this.strangeSince = null;
    }
    if (this.track.isLinked || this.seek(frame.seconds, small)) {
      this.strangeSince = null;
      this.strangeSeconds = 0;
      return this.place(frame, small, this.track.toView);
    }
    this.strangeSince ??= frame.seconds;
    this.strangeSeconds = frame.seconds - this.strangeSince;
    return { ...frame, usable: false, shift: 0, warped: false, entered: null };
  }

  /** Whether the latest pictures have shown another place for a while, with marks to follow it by. */
  get isCut(): boolean {
    return this.strangeSeconds >= viewThresholds.cutSeconds && this.track.hasMarks;
  }

  /** Whether a picture, given the ones before it, shows this place again. */
  knows(frame: Frame): boolean {
    this.soughtAt = -Infinity;
    const small = halveLuma(frame);
    return this.known.some(
      (anchor) => relocate(anchor, small, lensOf(small), relocateThresholds.poses) !== null,
    );
  }

  /** The pictures that identify the view, the likeliest first. */
  private get known(): Anchor[] {
    const { view, opening, track } = this;
    const fromOpening = scaleMotion(invertMotion(this.toOpening), 0.5);
    const known = [
      track.lastLinked,
      view,
      view === opening || !opening ? null : { ...opening, toView: fromOpening },
    ];
    return [...new Set(known)].filter((anchor) => anchor !== null);
  }

  /** The view is lost: knocked out of reach, or cut away from. Searches for it at intervals. */
  private seek(seconds: number, small: Picture): boolean {
    if (seconds - this.soughtAt < eyesThresholds.tickSeconds) return false;
    this.soughtAt = seconds;
    for (const anchor of this.known) {
      const found = relocate(anchor, small, lensOf(small), relocateThresholds.poses);
      if (!found) continue;
      this.track.resume(anchor, found.motion);
      return true;
    }
    return false;
  }

  /** `small` and `halfMotion` are at half size. */
  private place(frame: Frame, small: Picture, halfMotion: Motion): StillFrame {
    const { width, height, seconds } = frame;
    const toView = scaleMotion(halfMotion, 2);
    const shift = largestShift(composeMotions(this.toOpening, toView), width, height);
    if (this.settling.isElsewhere(seconds, toView, frame)) {
      const entered = this.enter(small, halfMotion);
      return { ...frame, usable: true, shift, warped: false, entered };
    }
    if (largestShift(toView, width, height) < limits.stillPixels) {
      return { ...frame, usable: true, shift: this.toOpening === noMotion ? 0 : shift, warped: false, entered: null }; // prettier-ignore
    }
    const usable = isInside(applyMotion(toView, width / 2, height / 2), frame);
    const picture = usable ? warpPicture(frame, toView) : frame;
    return { ...picture, seconds, usable, shift, warped: true, entered: null };
  }

  /** Begins a new view; returns the motion to it from the one before. */
  private enter(small: Picture, followed: Motion): Motion {
    // Many steps accumulate an error that one direct comparison of both pictures does not have.
    const exact = this.view && refine(this.view, small, followed, null)?.motion;
    const toView = scaleMotion(exact ?? followed, 2);
    this.toOpening = composeMotions(this.toOpening, toView);
    this.view = makeAnchor(small, noMotion);
    this.track.resume(this.view, noMotion);
    return invertMotion(toView);
  }
}

const isInside = ({ x, y }: { x: number; y: number }, { width, height }: Picture): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;
