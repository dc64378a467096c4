import type { RimEllipse } from '../analysis.ts';
import type { Stirred } from '../detect/stirred.ts';
import { isStirred } from '../detect/stirred.ts';
import type { Picture } from '../frames/picture.ts';
import type { StillFrame } from '../stabilise/stabilise.ts';
import type { RimPatch } from './rim-patch.ts';
import { cutRimPatch, patchBox } from './rim-patch.ts';
import type { BallColour, RimSample } from './sample.ts';
import { sampleRim } from './sample.ts';

/** A frame, the background at that moment, and how much difference means something (gray levels). */
export interface SeenFrame {
  readonly frame: StillFrame;
  readonly background: Picture;
  readonly threshold: number;
  /** Gray levels the frame is brighter than the background. */
  readonly brightness: number;
  readonly stirred: Stirred;
}

/** Watches one ring from frame to frame and keeps a few numbers of each. */
export class RimWatch {
  readonly samples: RimSample[] = [];
  private rim: RimEllipse;
  private readonly colour: BallColour | null;
  /** Written over for every frame. */
  private now: RimPatch | null = null;
  private usual: { readonly of: Picture; readonly patch: RimPatch } | null = null;

  constructor(rim: RimEllipse, colour: BallColour | null) {
    this.rim = rim;
    this.colour = colour;
  }

  /** The ring is known better now; what was measured keeps its places in the picture. */
  move(rim: RimEllipse): void {
    if (rim === this.rim) return;
    this.rim = rim;
    this.usual = null;
  }

  see({ frame, background, threshold, brightness, stirred }: SeenFrame): void {
    // Most of the time nothing moves around a ring, and there is nothing to cut out.
    if (!isStirred(stirred, patchBox(this.rim))) {
      this.samples.push({ seconds: frame.seconds, ball: null });
      return;
    }
    if (this.usual?.of !== background) {
      this.usual = { of: background, patch: cutRimPatch(background, this.rim) };
    }
    const now = (this.now = cutRimPatch(frame, this.rim, this.now));
    const { rim, colour } = this;
    const usual = this.usual.patch;
    this.samples.push(sampleRim(frame.seconds, { rim, now, usual, threshold, brightness, colour }));
  }
}
