import type { RimEllipse } from '../analysis.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import type { HoopHypothesis } from './hypothesis.ts';

/**
 * Whether a red ring hangs so far above a place that balls end there that fell through it: far above,
 * or nearer when as many flights passed it, and it is no painted square.
 */
export function isFarAbove(
  { rim, contrast, looks, votes }: HoopHypothesis,
  below: RimEllipse,
  votesBelow: number,
): boolean {
  const up = (below.cy - rim.cy) / below.rx;
  const aside = Math.abs(below.cx - rim.cx) / below.rx;
  const wasPassed = looks.sides === 0 && votes > limits.passedShare * votesBelow;
  return (
    contrast > 0 &&
    up > (wasPassed ? limits.underPassedRadii : limits.underRingRadii) &&
    up < limits.farUnderRingRadii &&
    aside < limits.underRingAside
  );
}

/** The board's red lines are above the ring: of two red lines close together the lower is the ring. */
export function isBelow(other: HoopHypothesis, rim: RimEllipse, contrast: number): boolean {
  const down = (other.rim.cy - rim.cy) / rim.rx;
  const aside = Math.abs(other.rim.cx - rim.cx) / rim.rx;
  const near = down > 0.6 && down < limits.boardRadii && aside < limits.boardRadii / 2;
  return near && other.contrast > limits.boardContrast * contrast;
}
