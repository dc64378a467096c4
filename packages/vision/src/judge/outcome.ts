import type { ShotOutcome } from '../analysis.ts';
import { judgeThresholds as limits } from '../thresholds/judge.ts';
import type { Features } from './features.ts';
import fitted from './weights.json' with { type: 'json' };

/** A number for each feature, in its own unit, and `intercept`. A feature without a weight counts nothing. */
export type Weights = Readonly<Record<string, number>>;

/** Weights fitted without one place or kind of footage, by its name: they measure accuracy on unseen footage. */
export const heldOutWeights: Readonly<Record<string, Weights>> = fitted.heldOutWeights;

export interface Call {
  readonly outcome: ShotOutcome;
  /** Probability that the outcome is right, 0.5 to 1. */
  readonly confidence: number;
  readonly needsReview: boolean;
}

/** Probability that an attempt with these measurements was made: a logistic regression. */
function madeProbability(features: Readonly<Record<string, number>>, weights: Weights): number {
  const score = Object.entries(features).reduce(
    (sum, [name, value]) => sum + (weights[name] ?? 0) * value,
    weights['intercept'] ?? 0,
  );
  return 1 / (1 + Math.exp(-score));
}

/** Whether a call uses the measurements: a ball lost at the ring has none after its arrival. */
export const isWeighed = (features: Readonly<Record<string, number>>): boolean =>
  features['lost'] !== 1;

/**
 * `hoopConfidence` (0 to 1) scales the confidence of the call. `weights`: those that `hooplog fit` committed,
 * or others while fitting.
 */
export function call(
  features: Features | Readonly<Record<string, number>>,
  hoopConfidence: number,
  weights: Weights = fitted.weights,
): Call {
  const seen = { ...features };
  const probability = isWeighed(seen) ? madeProbability(seen, weights) : limits.lostMade;
  const sure = Math.max(probability, 1 - probability);
  // At a place that is no hoop any call is a coin toss.
  const confidence = 0.5 + (sure - 0.5) * hoopConfidence;
  return {
    outcome: probability >= 0.5 ? 'made' : 'missed',
    confidence,
    needsReview: confidence < limits.reviewBelow,
  };
}
