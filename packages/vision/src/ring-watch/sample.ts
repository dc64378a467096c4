import type { RimEllipse } from '../analysis.ts';
import { detectThresholds } from '../thresholds/detect.ts';
import { rimViewThresholds as limits } from '../thresholds/ring-watch.ts';
import { findBallSpot } from './ball-score.ts';
import type { RimPatch } from './rim-patch.ts';
import { fromPatchX, fromPatchY, patchHeight, patchWidth } from './rim-patch.ts';

/** The measurements of one frame around the ring. */
export interface RimSample {
  readonly seconds: number;
  /** px of the working picture; `score` 0 to 1: moving, ball-coloured inside, and nothing around. */
  readonly ball: {
    readonly x: number;
    readonly y: number;
    readonly diameter: number;
    readonly score: number;
  } | null;
  /** Motion of the net since the previous picture, see `netMotionOf`; null without that picture. */
  readonly netMotion: number | null;
}

export interface BallColour {
  readonly u: number;
  readonly v: number;
}

/** Overwritten by every call, as no caller stores it: allocating it would cost more than filling it. */
const weights = new Float32Array(patchWidth * patchHeight);

/** Weight of each pixel, 0 to 1, for being both in motion and of the ball's colour. */
function ballWeights(view: RimView): Float32Array {
  const { now, usual } = view;
  weights.fill(0);
  if (now.u && now.v && usual.u && usual.v) weighColours(view, now.u, now.v, usual.u, usual.v);
  else weighGrays(view);
  return weights;
}

function weighColours(
  { now, usual, threshold, brightness, colour }: RimView,
  u: Uint8Array,
  v: Uint8Array,
  usualU: Uint8Array,
  usualV: Uint8Array,
): void {
  const [luma, usualLuma] = [now.luma, usual.luma];
  const per = 1 / (limits.otherColour - detectThresholds.minDifference);
  const [ballU, ballV] = [colour?.u ?? 0, colour?.v ?? 0];
  for (let i = 0; i < weights.length; i++) {
    const seen = luma[i]!;
    const before = usualLuma[i]!;
    const change =
      Math.abs(seen - before - brightness) +
      Math.abs(u[i]! - usualU[i]!) +
      Math.abs(v[i]! - usualV[i]!);
    if (change <= threshold || seen === 0 || before === 0) continue;
    const du = u[i]! - ballU;
    const dv = v[i]! - ballV;
    const off = colour ? Math.sqrt(du * du + dv * dv) : 0;
    weights[i] = Math.max(0, Math.min(1, (limits.otherColour - off) * per));
  }
}

function weighGrays({ now, usual, threshold, brightness }: RimView): void {
  for (let i = 0; i < weights.length; i++) {
    const seen = now.luma[i]!;
    const before = usual.luma[i]!;
    if (seen === 0 || before === 0) continue;
    if (Math.abs(seen - before - brightness) > threshold) weights[i] = 1;
  }
}

export interface RimView {
  readonly rim: RimEllipse;
  readonly now: RimPatch;
  /** The background. */
  readonly usual: RimPatch;
  /** The smallest significant difference to the background, grey levels. */
  readonly threshold: number;
  /** Grey levels `now` is brighter than `usual`. */
  readonly brightness: number;
  readonly colour: BallColour | null;
}

/** Looks for the ball in one frame. */
export function findBall(view: RimView): RimSample['ball'] {
  const { rim } = view;
  const spot = findBallSpot(ballWeights(view));
  return (
    spot && {
      x: rim.cx + fromPatchX(spot.x + 0.5) * rim.rx,
      y: rim.cy + fromPatchY(spot.y + 0.5) * rim.rx,
      diameter: (2 * rim.rx * spot.diameter) / limits.scale,
      score: spot.score,
    }
  );
}
