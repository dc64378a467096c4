import { calibrateThresholds as limits } from '../thresholds.ts';
import type { HoopHypothesis } from './hypotheses.ts';

export interface ChosenHoop {
  readonly hypothesis: HoopHypothesis;
  /** 0 to 1. */
  readonly confidence: number;
}

/**
 * The likeliest of all hypotheses. Sure when it stands well above the next, and when a ring was
 * seen there and not only the end of a flight.
 */
export function chooseHoop(
  hypotheses: readonly HoopHypothesis[],
  scoreOf: (hypothesis: HoopHypothesis) => number,
): ChosenHoop | null {
  const sorted = [...hypotheses].sort((a, b) => scoreOf(b) - scoreOf(a));
  const best = sorted[0];
  if (!best) return null;
  const second = sorted[1] ? scoreOf(sorted[1]) : 0;
  const lead = 1 - second / Math.max(1e-9, scoreOf(best));
  const seen = best.contrast > 0 ? 1 : limits.unseenRing;
  const known = Math.min(1, scoreOf(best) / limits.sureScore);
  return { hypothesis: best, confidence: seen * (0.5 * known + 0.5 * Math.min(1, 2 * lead)) };
}
