import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import { between } from './between.ts';
import type { HoopHypotheses } from './hypotheses.ts';
import type { HoopHypothesis } from './hypothesis.ts';

/**
 * 0 to 1: how much the likeliest place of a video is believed to be a hoop at all. 1 where a ball came
 * to it that rose and fell on its way, as shots do. Without one, as in a close view or under high
 * arcs, its log odds must be as high as they seldom are in videos without a hoop, and balls that came
 * there count as one, however many; a line in a close view that follows a ring's ellipse needs less.
 */
export function beliefIn(
  hypothesis: HoopHypothesis,
  hoops: Pick<HoopHypotheses, 'scoreOf' | 'isClose'>,
): number {
  const { arcs, looks, rim, votes } = hypothesis;
  if (arcs > 0) return 1;
  const isRound = hoops.isClose(rim) && looks.fit >= limits.closeViewFit;
  const { least, enough } = isRound ? limits.roundOdds : limits.arclessOdds;
  return between(least, hoops.scoreOf(hypothesis, Math.min(1, votes)), enough);
}
