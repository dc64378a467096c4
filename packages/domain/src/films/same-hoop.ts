import { LIMITS } from '../limits.ts';
import type { Pixels } from '../units.ts';

/** A ring in a picture; half axes. */
interface Ring {
  readonly cx: Pixels;
  readonly cy: Pixels;
  readonly rx: Pixels;
}

/** Whether two rings, in pictures of the same size, are the same hoop. */
export function isSameHoop(a: Ring, b: Ring): boolean {
  const apart = Math.hypot(a.cx - b.cx, a.cy - b.cy);
  const [wide, narrow] = [Math.max(a.rx, b.rx), Math.min(a.rx, b.rx)];
  return apart <= LIMITS.SAME_HOOP_ASIDE * narrow && wide <= LIMITS.SAME_HOOP_WIDER * narrow;
}
