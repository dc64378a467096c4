import type { RimEllipse } from '../analysis.ts';
import { rimViewThresholds as limits } from '../thresholds.ts';
import type { BallSpot } from './ball-score.ts';
import { findBallSpot } from './ball-score.ts';
import type { RimPatch } from './rim-patch.ts';
import {
  fromPatchX,
  fromPatchY,
  patchHeight,
  patchWidth,
  toPatchX,
  toPatchY,
} from './rim-patch.ts';

/** What one frame says about ball and net around the ring. */
export interface RimSample {
  readonly seconds: number;
  /** px of the working picture; `score` 0 to 1: moving, ball-coloured inside, and nothing around. */
  readonly ball: {
    readonly x: number;
    readonly y: number;
    readonly diameter: number;
    readonly score: number;
  } | null;
  /** Gray levels a pixel of the net box changed since the frame before, the ball left out. */
  readonly netMotion: number;
  /** 0 to 1: largest share of ball-like pixels in a narrow column under the ring. */
  readonly netColumn: number;
}

export interface BallColour {
  readonly u: number;
  readonly v: number;
}

/** How much each pixel is both moving and of the ball's colour, 0 to 1. */
function ballWeights({ now, usual, threshold, brightness, colour }: RimView): Float32Array {
  const weights = new Float32Array(patchWidth * patchHeight);
  for (let i = 0; i < weights.length; i++) {
    if (now.luma[i] === 0 || usual.luma[i] === 0) continue;
    let change = Math.abs(now.luma[i]! - usual.luma[i]! - brightness);
    let weight = 1;
    if (now.u && now.v && usual.u && usual.v) {
      change += Math.abs(now.u[i]! - usual.u[i]!) + Math.abs(now.v[i]! - usual.v[i]!);
      if (change <= threshold) continue;
      const off = colour ? Math.hypot(now.u[i]! - colour.u, now.v[i]! - colour.v) : 0;
      const near = (limits.otherColour - off) / (limits.otherColour - limits.sameColour);
      weight = Math.max(0, Math.min(1, near));
    }
    if (change > threshold) weights[i] = weight;
  }
  return weights;
}

function netColumnOf(weights: Float32Array): number {
  const top = Math.round(toPatchY(limits.netTop));
  const bottom = Math.round(toPatchY(limits.netBottom));
  const half = Math.round((limits.columnWidth * limits.scale) / 2);
  let best = 0;
  for (let x = Math.round(toPatchX(-0.8)) + half; x <= Math.round(toPatchX(0.8)) - half; x++) {
    let sum = 0;
    for (let y = top; y < bottom; y++) {
      for (let at = x - half; at <= x + half; at++) sum += weights[y * patchWidth + at]!;
    }
    best = Math.max(best, sum / ((bottom - top) * (2 * half + 1)));
  }
  return best;
}

function netMotionOf(now: RimPatch, before: RimPatch | null, ball: BallSpot | null): number {
  if (!before) return 0;
  const left = Math.round(toPatchX(-0.9));
  const right = Math.round(toPatchX(0.9));
  const bottom = Math.round(toPatchY(limits.netBottom));
  let sum = 0;
  let count = 0;
  for (let y = Math.round(toPatchY(limits.netTop)); y < bottom; y++) {
    for (let x = left; x < right; x++) {
      // The ball itself changes every pixel it crosses; only the net is asked here.
      if (ball && Math.hypot(x - ball.x, y - ball.y) < ball.diameter * 0.75) continue;
      const i = y * patchWidth + x;
      if (now.luma[i] === 0 || before.luma[i] === 0) continue;
      sum += Math.abs(now.luma[i]! - before.luma[i]!);
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}

export interface RimView {
  readonly rim: RimEllipse;
  readonly now: RimPatch;
  readonly before: RimPatch | null;
  /** The background. */
  readonly usual: RimPatch;
  /** Gray levels from which on a difference to the background means something. */
  readonly threshold: number;
  /** Gray levels `now` is brighter than `usual`. */
  readonly brightness: number;
  readonly colour: BallColour | null;
}

/** Measures one frame. */
export function sampleRim(seconds: number, view: RimView): RimSample {
  const { rim, now, before } = view;
  const weights = ballWeights(view);
  const spot = findBallSpot(weights);
  return {
    seconds,
    ball: spot && {
      x: rim.cx + fromPatchX(spot.x + 0.5) * rim.rx,
      y: rim.cy + fromPatchY(spot.y + 0.5) * rim.rx,
      diameter: (2 * rim.rx * spot.diameter) / limits.scale,
      score: spot.score,
    },
    netMotion: netMotionOf(now, before, spot),
    netColumn: netColumnOf(weights),
  };
}
