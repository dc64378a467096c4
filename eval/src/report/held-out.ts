import { call } from '@hooplog/vision';
import type { Weights } from '@hooplog/vision';
import { fitWeights } from '../fit/fit-weights.ts';
import { isForFitting, measurementsOf } from '../fit/measurements.ts';
import type { ClipResult } from '../score/score-clips.ts';

/**
 * The committed weights were fitted on the rim clips, so their calls about these clips prove
 * nothing. Here every one of these calls is made anew by weights that never saw the clip's place.
 */
export function withHeldOutCalls(results: readonly ClipResult[]): readonly ClipResult[] {
  const fitted = results.filter(({ clip }) => isForFitting(clip));
  const attempts = fitted.flatMap((result) => measurementsOf(result.clip, result));
  if (new Set(attempts.map(({ place }) => place)).size < 2) return results;
  const { heldOutWeights } = fitWeights(attempts);
  return results.map((result) => {
    const weights = heldOutWeights.get(result.clip.place ?? '');
    return weights && isForFitting(result.clip) ? calledAgain(result, weights) : result;
  });
}

function calledAgain(result: ClipResult, weights: Weights): ClipResult {
  const shots = result.shots.map((shot) => ({
    ...shot,
    ...call(shot.evidence.features, result.hoopConfidence, weights),
  }));
  return { ...result, shots };
}
