import { type AnalysisWarning, type DetectedShot, toWarning } from '../analysis.ts';
import { ballAt, isAround, seenFromRing } from '../judge/ring-view.ts';
import type { Scene } from '../locate/scene.ts';
import { median } from '../math/median.ts';
import { conditionThresholds as limits } from '../thresholds/conditions.ts';
import { attemptThresholds } from '../thresholds/attempts.ts';
import { judgeThresholds } from '../thresholds/judge.ts';

/**
 * Whether the balls around the ring measure like mini balls: the median over shots, each by its
 * sightings' median.
 */
function hasMiniBall({ rim, flights, pace }: Scene, shots: readonly DetectedShot[]): boolean {
  const around = flights
    .flatMap(({ sightings }) => sightings)
    .filter(({ x, y }) => isAround(seenFromRing(x, y, rim)));
  const within = attemptThresholds.attemptGapSeconds / pace;
  const diameters = shots
    .map(({ rimSeconds }) => {
      const seen = around.filter(({ seconds }) => Math.abs(seconds - rimSeconds) <= within);
      return median(seen.map(({ diameter }) => diameter));
    })
    .filter((diameter) => diameter !== null);
  const usual = median(diameters);
  return (
    usual !== null &&
    diameters.length >= limits.minBallsSeen &&
    usual / ballAt(rim) < limits.maxMiniBall
  );
}

/** A ball falls 1.41 times as fast at a 9-inch ring as at one of 18 inches; anything twice as fast was sped up. */
const isToyPace = (pace: number): boolean =>
  pace > Math.sqrt(judgeThresholds.clearlyOther) && pace < judgeThresholds.clearlyOther ** 2;

/**
 * Evidence of a mini ball or a toy hoop, unless the player has entered them. Sizes 5 to 7 are too similar.
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
    return [toWarning({ code: 'toy_hoop', seconds: null })];
  }
  return hasMiniBall(scene, shots) ? [toWarning({ code: 'mini_ball', seconds: null })] : [];
}
