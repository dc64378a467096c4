import { call, heldOutWeights } from '@hooplog/vision';
import type { Weights } from '@hooplog/vision';
import { RENDERED, placeOf } from '../fit/measurements.ts';
import type { ClipResult } from '../score/score-clips.ts';

/**
 * The committed weights were fitted on these clips, so their calls on them prove nothing. Here every call on a
 * place is made again by the weights fitted without it. Renderings are always fresh.
 */
export function withHeldOutCalls(results: readonly ClipResult[]): readonly ClipResult[] {
  return results.map((result) => {
    const place = placeOf(result.clip);
    const weights = place === RENDERED ? undefined : heldOutWeights[place];
    return weights ? calledAgain(result, weights) : result;
  });
}

function calledAgain(result: ClipResult, weights: Weights): ClipResult {
  const shots = result.shots.map((shot) => {
    const called = call(shot.evidence.features, result.hoopConfidence, weights);
    const isGuess = shot.evidence.cutOff !== undefined;
    return { ...shot, ...called, needsReview: called.needsReview || isGuess };
  });
  return { ...result, shots };
}
