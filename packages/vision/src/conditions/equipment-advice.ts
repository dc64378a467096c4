import type { AnalysisWarning, DetectedShot } from '../analysis.ts';
import { isAround, seenFromRing } from '../judge/ring-view.ts';
import type { Scene } from '../locate/sight.ts';
import { median } from '../math/median.ts';
import { RIM_PER_BALL } from '../physics.ts';
import { conditionThresholds as limits } from '../thresholds/conditions.ts';
import { attemptThresholds } from '../thresholds/attempts.ts';
import { judgeThresholds } from '../thresholds/judge.ts';

/** How wide the ball of a shot measured around the ring, 1 for a size 7; null where it was not seen there. */
function ballWidthOf({ rimSeconds }: DetectedShot, { rim, flights, pace }: Scene): number | null {
  const within = attemptThresholds.visitSeconds / pace;
  const diameters = flights
    .flatMap(({ sightings }) => sightings)
    .filter(({ seconds }) => Math.abs(seconds - rimSeconds) <= within)
    .filter(({ x, y }) => isAround(seenFromRing(x, y, rim)))
    .map(({ diameter }) => diameter);
  const diameter = median(diameters);
  return diameter === null ? null : (diameter * RIM_PER_BALL) / (2 * rim.rx);
}

function hasMiniBall(scene: Scene, shots: readonly DetectedShot[]): boolean {
  const widths = shots.map((shot) => ballWidthOf(shot, scene)).filter((width) => width !== null);
  return widths.length >= limits.minBallsSeen && (median(widths) ?? 1) < limits.maxMiniBall;
}

/** At a ring of 9 inches a ball falls 1.41 times as fast as at one of 18; what falls twice as fast was sped up. */
const isToyPace = (pace: number): boolean =>
  pace > Math.sqrt(judgeThresholds.clearlyOther) && pace < judgeThresholds.clearlyOther ** 2;

/**
 * What tells of a mini ball, or of a toy hoop, where the player has named neither. Sizes 5 to 7 look too much alike.
 *
 * @param fallPace see `fallPaceOf`
 */
export function equipmentAdvice(
  scene: Scene,
  shots: readonly DetectedShot[],
  fallPace: number | null,
): AnalysisWarning[] {
  if (scene.equipment || shots.length < limits.minBallsSeen) return [];
  if (fallPace !== null && isToyPace(fallPace)) {
    const message =
      'The ball falls faster than at a full-size hoop: a toy hoop, or a film that was sped up. Spots and distances are those of a full-size one.';
    return [{ code: 'toy_hoop', seconds: null, message }];
  }
  if (!hasMiniBall(scene, shots)) return [];
  const message = 'The ball looks like a mini ball. Shots are placed by how large it is.';
  return [{ code: 'mini_ball', seconds: null, message }];
}
