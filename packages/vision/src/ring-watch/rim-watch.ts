import type { RimEllipse } from '../analysis.ts';
import type { MotionMask } from '../detect/motion-mask.ts';
import { hasMotion } from '../detect/motion-mask.ts';
import type { Picture } from '../frames/picture.ts';
import { carryBall } from '../stabilise/carry.ts';
import type { Motion } from '../stabilise/motion.ts';
import type { StillFrame } from '../stabilise/stabilise.ts';
import type { RimPatch } from './rim-patch.ts';
import { cutRimPatch, patchBox } from './rim-patch.ts';
import type { BallColour, RimSample } from './sample.ts';
import { netMotionOf } from './net-motion.ts';
import { findBall } from './sample.ts';

/** A frame, the background at that moment, and the smallest significant difference (grey levels). */
export interface SeenFrame {
  readonly frame: StillFrame;
  readonly background: Picture;
  readonly threshold: number;
  /** Grey levels the frame is brighter than the background. */
  readonly brightness: number;
  readonly motionMask: MotionMask;
}

/** The sample of a frame in which nothing moved around the ring. */
const stillSample = (seconds: number): RimSample => ({
  seconds,
  ball: null,
  netMotion: 0,
});

/** Watches one ring from frame to frame and stores a few numbers per frame. */
export class RimWatch {
  /** Seconds of every frame: in half an hour most frames add nothing new and must not cost an object each. */
  private moments: number[] = [];
  /** Samples of the frames in which something moved, in order. */
  private movingSamples: RimSample[] = [];
  private rim: RimEllipse;
  private colour: BallColour | null;
  /** Two buffers, used alternately. */
  private now: RimPatch | null = null;
  private spare: RimPatch | null = null;
  /** The patch of the previous picture, if something moved there. */
  private before: RimPatch | null = null;
  private usual: { readonly of: Picture; readonly patch: RimPatch } | null = null;

  constructor(rim: RimEllipse, colour: BallColour | null) {
    this.rim = rim;
    this.colour = colour;
  }

  /** One per frame since a moment (seconds), in order of time. */
  samplesSince(since: number): RimSample[] {
    const movingSamples = this.movingSamples.slice(
      firstFrom(this.movingSamples, since, ({ seconds }) => seconds),
    );
    let next = 0;
    return this.moments
      .slice(firstFrom(this.moments, since, (seconds) => seconds))
      .map((moment) => {
        const sample = movingSamples[next];
        if (sample?.seconds !== moment) return stillSample(moment);
        next++;
        return sample;
      });
  }

  /** The ring was measured more exactly; earlier measurements keep their positions in the picture. */
  move(rim: RimEllipse): void {
    if (rim === this.rim) return;
    this.rim = rim;
    this.usual = null;
    this.before = null;
  }

  /** The camera stands elsewhere now: measurements are carried to its new view, where the ring is `rim`. */
  carry(motion: Motion, rim: RimEllipse): void {
    this.movingSamples = this.movingSamples.map((sample) => ({
      ...sample,
      ball: sample.ball && carryBall(motion, sample.ball),
    }));
    this.move(rim);
  }

  /**
   * The ball's colour, once flights show it: frames that are still held are sampled again, since without the
   * colour nets and hands pass for balls.
   */
  learnColour(colour: BallColour, frames: readonly SeenFrame[]): void {
    const since = frames[0]?.frame.seconds ?? Infinity;
    this.colour = colour;
    this.before = null;
    this.moments = this.moments.filter((seconds) => seconds < since);
    this.movingSamples = this.movingSamples.filter(({ seconds }) => seconds < since);
    this.catchUp(frames);
  }

  /** Processes frames, in order, that came before it began to watch. */
  catchUp(frames: readonly SeenFrame[]): void {
    const since = this.moments.at(-1) ?? -Infinity;
    const missed = frames.filter(({ frame }) => frame.seconds > since);
    // Something may have moved between them and the frames before.
    if (missed.length > 0) this.before = null;
    for (const seen of missed) this.see(seen);
  }

  see({ frame, background, threshold, brightness, motionMask }: SeenFrame): void {
    const { seconds } = frame;
    this.moments.push(seconds);
    // Most of the time nothing moves around a ring, and there is nothing to cut out.
    if (!hasMotion(motionMask, patchBox(this.rim))) {
      this.before = null;
      return;
    }
    if (this.usual?.of !== background) {
      this.usual = { of: background, patch: cutRimPatch(background, this.rim) };
    }
    const now = cutRimPatch(frame, this.rim, this.spare);
    const { rim, colour } = this;
    const usual = this.usual.patch;
    const ball = findBall({ rim, now, usual, threshold, brightness, colour });
    this.movingSamples.push({
      seconds,
      ball,
      netMotion: this.before && netMotionOf(now, this.before),
    });
    this.spare = this.now;
    this.now = now;
    this.before = now;
  }
}

/** Index of the first of some items, in order of time, that is not before a moment (seconds). */
function firstFrom<T>(items: readonly T[], since: number, secondsOf: (item: T) => number): number {
  return items.findLastIndex((item) => secondsOf(item) < since) + 1;
}
