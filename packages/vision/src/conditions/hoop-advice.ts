import type { AnalysisWarning, RimEllipse } from '../analysis.ts';
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
  const found: AnalysisWarning[] = [];
  const say = (code: AnalysisWarning['code'], message: string): void => {
    found.push({ code, seconds: null, message });
  };
  if (minBallDiameter(rim) < detectThresholds.minDiameter) {
    say('hoop_small', 'The hoop is very small in the picture. Film from nearer, or zoom in.');
  }
  const isCut =
    rim.cx - view.reach * rim.rx < 0 ||
    rim.cx + view.reach * rim.rx > width ||
    rim.cy - view.above * rim.rx < 0 ||
    rim.cy + view.below * rim.rx > height;
  if (isCut) {
    say(
      'hoop_at_border',
      'The hoop is at the edge of the picture. Turn the phone so that there is room around it.',
    );
  }
  if (rim.ry > limits.maxAspect * rim.rx) {
    say(
      'hoop_steep',
      'The phone stands almost under the hoop. Film from farther away, to the side of it.',
    );
  }
  if (people.areBeyond(rim)) {
    say(
      'behind_board',
      'The phone seems to stand behind or right under the hoop, where the calls cannot be trusted. Film from the side, with hoop and shooter in view.',
    );
  }
  return found;
}
