import type { ShotOutcome } from '../analysis.ts';
import { judgeThresholds as limits } from '../thresholds.ts';
import type { Features } from './features.ts';
import { featureNames } from './features.ts';
import weights from './weights.json' with { type: 'json' };

export interface Call {
  readonly outcome: ShotOutcome;
  /** Probability that the outcome is right, 0.5 to 1. */
  readonly confidence: number;
  readonly needsReview: boolean;
}

/**
 * Probability that an attempt with these measurements went in: a logistic regression, its weights
 * set by what labelled clips of two courts showed.
 */
function madeProbability(features: Features): number {
  const score = featureNames.reduce(
    (sum, name) => sum + weights[name] * features[name],
    weights.intercept,
  );
  return 1 / (1 + Math.exp(-score));
}

/** `hoopConfidence` (0 to 1): a call at a doubtful hoop is itself in doubt. */
export function call(features: Features, hoopConfidence: number): Call {
  const probability = madeProbability(features);
  const sure = Math.max(probability, 1 - probability);
  const confidence = 0.5 + (sure - 0.5) * (0.5 + hoopConfidence / 2);
  return {
    outcome: probability >= 0.5 ? 'made' : 'missed',
    confidence,
    needsReview: confidence < limits.reviewBelow,
  };
}
