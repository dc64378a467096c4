import type { Motion } from './motion.ts';
import { applyMotion, composeMotions, noMotion } from './motion.ts';
import type { PointPair } from './similarity.ts';

/** A lens: its focal length and the middle of the picture, px. */
export interface Lens {
  readonly focal: number;
  readonly cx: number;
  readonly cy: number;
}

/** Small turns (radians) to the side, up or down and around the middle, and a zoom (log). */
type Turn = readonly [yaw: number, pitch: number, roll: number, zoom: number];

/** Gauss-Newton steps; each reduces the error about tenfold. */
const steps = 5;

/** The turn as a motion of the picture: roll and zoom first, then pitch, then yaw. */
export function turnMotion([yaw, pitch, roll, zoom]: Turn, { focal, cx, cy }: Lens): Motion {
  const side = Math.tan(yaw);
  const up = Math.tan(pitch);
  const grow = Math.exp(zoom);
  const cos = grow * Math.cos(roll);
  const sin = grow * Math.sin(roll);
  return [
    { ...noMotion, tx: -cx, ty: -cy },
    { ...noMotion, a: cos, b: -sin, c: sin, d: cos },
    { ...noMotion, a: 1 / Math.cos(pitch), ty: up * focal, h: -up / focal },
    { ...noMotion, d: 1 / Math.cos(yaw), tx: side * focal, g: -side / focal },
    { ...noMotion, tx: cx, ty: cy },
  ].reduce((motion, next) => composeMotions(next, motion));
}

/** Solves a symmetric 4 × 4 system by elimination; null where it has no single answer. */
function solve(rows: number[][]): Turn | null {
  for (let at = 0; at < 4; at++) {
    const pivot = rows[at]!;
    if (Math.abs(pivot[at]!) < 1e-12) return null;
    for (let other = 0; other < 4; other++) {
      if (other === at) continue;
      const factor = rows[other]![at]! / pivot[at]!;
      for (let k = at; k < 5; k++) rows[other]![k]! -= factor * pivot[k]!;
    }
  }
  const [yaw = 0, pitch = 0, roll = 0, zoom = 0] = rows.map((row, at) => row[4]! / row[at]!);
  return [yaw, pitch, roll, zoom];
}

/** The turn that, after `motion`, brings the pairs nearer together (one Gauss-Newton step). */
function nextTurn(pairs: readonly PointPair[], motion: Motion, lens: Lens): Turn | null {
  const rows = [0, 1, 2, 3].map(() => [0, 0, 0, 0, 0]);
  const add = (gradient: readonly number[], off: number): void => {
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < 4; j++) rows[i]![j]! += gradient[i]! * gradient[j]!;
      rows[i]![4]! += gradient[i]! * off;
    }
  };
  for (const { from, to } of pairs) {
    const at = applyMotion(motion, from.x, from.y);
    const x = (at.x - lens.cx) / lens.focal;
    const y = (at.y - lens.cy) / lens.focal;
    add([1 + x * x, x * y, -y, x], (to.x - at.x) / lens.focal);
    add([x * y, 1 + y * y, x, y], (to.y - at.y) / lens.focal);
  }
  return solve(rows);
}

/**
 * The turn and zoom of a camera on a stand or in a hand, by least squares; null for too few separate points.
 * Near its border a wide lens shows a turn one and a half times as large as in its middle: a mere shift of the
 * picture would be wrong by many pixels there.
 */
export function fitTurn(pairs: readonly PointPair[], lens: Lens): Motion | null {
  // The parameters are summed instead of composing the motions: composed turns and zooms would end in a shear.
  let sum: Turn = [0, 0, 0, 0];
  for (let step = 0; step < steps; step++) {
    const next = pairs.length < 2 ? null : nextTurn(pairs, turnMotion(sum, lens), lens);
    if (!next) return null;
    sum = [sum[0] + next[0], sum[1] + next[1], sum[2] + next[2], sum[3] + next[3]];
  }
  return turnMotion(sum, lens);
}
