import type { People } from '../detect/people.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import type { HoopHypothesis } from './hypotheses.ts';

export interface ChosenHoop {
  readonly hypothesis: HoopHypothesis;
  /** 0 to 1. */
  readonly confidence: number;
}

/**
 * The likeliest of all hypotheses, with its share of the odds; less when no ring was seen there and
 * only the ends of flights speak for it, when it is only a dark line, or where people stand.
 */
export function chooseHoop(
  hypotheses: readonly HoopHypothesis[],
  scoreOf: (hypothesis: HoopHypothesis) => number,
  people: People,
): ChosenHoop | null {
  const scored = hypotheses.map((hypothesis) => ({ hypothesis, score: scoreOf(hypothesis) }));
  const best = scored.sort((a, b) => b.score - a.score)[0];
  if (!best) return null;
  const odds = scored.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  const { contrast, isDark } = best.hypothesis;
  const seen = contrast === 0 ? limits.unseenRing : isDark ? limits.darkRing : 1;
  const free = people.standAt(best.hypothesis.rim) ? limits.amongPeople : 1;
  return { hypothesis: best.hypothesis, confidence: (seen * free) / odds };
}
