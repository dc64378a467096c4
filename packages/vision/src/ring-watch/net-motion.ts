import { NET_LENGTH } from '../physics.ts';
import { judgeThresholds } from '../thresholds/judge.ts';
import { netMotionThresholds as limits } from '../thresholds/ring-watch.ts';
import type { RimPatch } from './rim-patch.ts';
import { fromPatchX, fromPatchY, patchHeight, patchWidth } from './rim-patch.ts';

/** Patch pixels, not at its edge, whose centre lies in a part of the surroundings of the ring. */
function pixelsWhere(isInside: (u: number, v: number) => boolean): Int32Array {
  const all = Array.from({ length: patchWidth * patchHeight }, (_, at) => at);
  return Int32Array.from(
    all.filter((at) => {
      const x = at % patchWidth;
      const y = Math.floor(at / patchWidth);
      const isInner = x > 0 && y > 0 && x < patchWidth - 1 && y < patchHeight - 1;
      return isInner && isInside(fromPatchX(x + 0.5), fromPatchY(y + 0.5));
    }),
  );
}

const net = pixelsWhere(
  (u, v) => Math.abs(u) < judgeThresholds.inNetU && v > limits.netTop && v < NET_LENGTH,
);
const beside = pixelsWhere(
  (u, v) => Math.abs(u) > limits.besideU && v > limits.besideTop && v < limits.besideBottom,
);

/** Means over the pixels that are known in both pictures, grey levels. */
interface Motion {
  /** From one picture to the next. */
  readonly change: number;
  /** From one pixel to the next but one, across and down. */
  readonly texture: number;
}

function motionOf(pixels: Int32Array, now: Uint8Array, before: Uint8Array): Motion {
  let change = 0;
  let texture = 0;
  let count = 0;
  for (const at of pixels) {
    if (now[at] === 0 || before[at] === 0) continue;
    change += Math.abs(now[at]! - before[at]!);
    texture += Math.abs(now[at + 1]! - now[at - 1]!);
    texture += Math.abs(now[at + patchWidth]! - now[at - patchWidth]!);
    count++;
  }
  return { change: change / Math.max(1, count), texture: texture / Math.max(1, count) };
}

/**
 * Motion of the net from one picture to the next relative to its surroundings, as the log of a ratio: a ball
 * that fell through leaves it swinging. A shaking hand changes every pixel in proportion to its texture, so the
 * change per texture beside the net predicts the apparent motion of a net at rest.
 */
export function netMotionOf(now: RimPatch, before: RimPatch): number {
  const inNet = motionOf(net, now.luma, before.luma);
  const around = motionOf(beside, now.luma, before.luma);
  const perTexture = (around.change + limits.flicker) / (around.texture + limits.plainTexture);
  const expected = perTexture * (inNet.texture + limits.plainTexture);
  return Math.log((inNet.change + limits.noise) / (expected + limits.noise));
}
