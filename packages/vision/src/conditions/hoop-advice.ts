import type { WarningCode } from '@hooplog/domain';
import { type AnalysisWarning, type RimEllipse, toWarning } from '../analysis.ts';
import { minBallDiameter } from '../judge/ring-view.ts';
import type { PeopleWatch } from '../people-watch.ts';
import { conditionThresholds as limits } from '../thresholds/conditions.ts';
import { detectThresholds } from '../thresholds/detect.ts';
import { rimViewThresholds as view } from '../thresholds/ring-watch.ts';

/** Problems with how the hoop is filmed. All lengths in px of the working picture. */
export function hoopAdvice(
  rim: RimEllipse,
  { width, height }: { readonly width: number; readonly height: number },
  people: Pick<PeopleWatch, 'areBeyond'>,
): AnalysisWarning[] {
  const found: WarningCode[] = [];
  if (minBallDiameter(rim) < detectThresholds.minDiameter) {
    found.push('hoop_small');
  }
  const isCut =
    rim.cx - view.reach * rim.rx < 0 ||
    rim.cx + view.reach * rim.rx > width ||
    rim.cy - view.above * rim.rx < 0 ||
    rim.cy + view.below * rim.rx > height;
  if (isCut) {
    found.push('hoop_at_border');
  }
  if (rim.ry > limits.maxAspect * rim.rx) {
    found.push('hoop_steep');
  }
  if (people.areBeyond(rim)) {
    found.push('behind_board');
  }
  return found.map((code) => toWarning({ code, seconds: null }));
}
