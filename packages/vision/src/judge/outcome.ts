import type { ShotOutcome } from '../analysis.ts';
import { judgeThresholds as limits } from '../thresholds.ts';
import type { Features } from './features.ts';
import fitted from './weights.json' with { type: 'json' };

/** A number for each feature, in its own unit, and `intercept`. A feature without one weighs nothing. */
export type Weights = Readonly<Record<string, number>>;

export interface Call {
  readonly outcome: ShotOutcome;
  /** Probability that the outcome is right, 0.5 to 1. */
  readonly confidence: number;
  readonly needsReview: boolean;
}

/** Probability that an attempt with these measurements went in: a logistic regression. */
function madeProbability(features: Readonly<Record<string, number>>, weights: Weights): number {
  const score = Object.entries(features).reduce(
    (sum, [name, value]) => sum + (weights[name] ?? 0) * value,
    weights['intercept'] ?? 0,
  );
  return 1 / (1 + Math.exp(-score));
}

/**
 * `hoopConfidence` (0 to 1): a call at a doubtful hoop is itself in doubt. `weights` are those that
 * `hooplog fit` committed, or others while fitting.
 */
export function call(
  features: Features | Readonly<Record<string, number>>,
  hoopConfidence: number,
  weights: Weights = fitted.weights,
): Call {
  const probability = madeProbability({ ...features }, weights);
  const called = Math.max(probability, 1 - probability);
  // Nobody saw the ball come out: that it did not go in is no more than a guess.
  const isUnseen = features['lost'] === 1 && probability < 0.5;
  const sure = isUnseen ? Math.min(called, limits.lostConfidence) : called;
  const confidence = 0.5 + (sure - 0.5) * (0.3 + 0.7 * hoopConfidence);
  return {
    outcome: probability >= 0.5 ? 'made' : 'missed',
    confidence,
    needsReview: confidence < limits.reviewBelow,
  };
}
