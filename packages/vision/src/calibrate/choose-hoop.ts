import type { People } from '../detect/people.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import { beliefIn } from './belief.ts';
import type { HoopHypotheses } from './hypotheses.ts';
import type { HoopHypothesis } from './hypothesis.ts';

export interface ChosenHoop {
  readonly hypothesis: HoopHypothesis;
  /** 0 to 1. */
  readonly confidence: number;
}

/**
 * The likeliest of all hypotheses, with its share of the odds; less when nothing shows that a hoop is
 * there at all, when no ring was seen there and only the ends of flights speak for it, when it is only
 * a dark line, or where people stand. Null when the best of them is no hoop either.
 */
export function chooseHoop(
  hoops: Pick<HoopHypotheses, 'list' | 'scoreOf' | 'isClose'>,
  people: People,
): ChosenHoop | null {
  const scored = hoops.list.map((hypothesis) => ({
    hypothesis,
    score: hoops.scoreOf(hypothesis),
  }));
  const best = scored.sort((a, b) => b.score - a.score)[0];
  if (!best) return null;
  const { contrast, isDark, rim } = best.hypothesis;
  const belief = beliefIn(best.hypothesis, hoops);
  if (belief === 0) return null;
  const odds = scored.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  const seen = contrast === 0 ? limits.unseenRing : isDark ? limits.darkRing : 1;
  const free = people.standAt(rim) ? limits.amongPeople : 1;
  return { hypothesis: best.hypothesis, confidence: (belief * seen * free) / odds };
}
