import { call, isWeighed } from '@hooplog/vision';
import type { Weights } from '@hooplog/vision';
import type { KnownCall } from './call-quality.ts';
import { logLossOf } from './call-quality.ts';
import { fitLogistic } from './logistic.ts';
import type { Measurement } from './measurements.ts';

/** Penalties that are tried; from negligible to one that suppresses nearly all weights. */
const STRENGTHS = [0.1, 0.3, 1, 3, 10, 30, 100];

/** A call on an attempt of a place that the weights were not fitted on. */
export interface HeldOutCall extends KnownCall {
  readonly attempt: Measurement;
  readonly needsReview: boolean;
}

export interface Fit {
  readonly strength: number;
  readonly names: readonly string[];
  /** Fitted on everything; these are the ones to commit. */
  readonly weights: Weights;
  /** Every attempt once, judged by weights fitted on the other places. */
  readonly heldOut: readonly HeldOutCall[];
  /** Those weights, by the place that they were not fitted on. */
  readonly heldOutWeights: ReadonlyMap<string, Weights>;
}

/** Leave-one-place-out cross-validation to choose the penalty and estimate the errors, then a fit on all places. */
export function fitWeights(attempts: readonly Measurement[], without: readonly string[] = []): Fit {
  const places = new Set(attempts.map(({ place }) => place));
  if (places.size < 2) throw new RangeError('Fitting needs attempts from at least two places');
  const names = namesOf(attempts).filter((name) => !without.includes(name));
  const tried = STRENGTHS.map((strength) => holdOut(attempts, names, strength));
  const losses = tried.map(({ heldOut }) => logLossOf(heldOut));
  const best = tried[losses.indexOf(Math.min(...losses))];
  if (!best) throw new RangeError('The measurements are not numbers');
  return { ...best, names, weights: weightsFrom(attempts, names, best.strength) };
}

/** Names that every attempt has a number for. */
function namesOf(attempts: readonly Measurement[]): string[] {
  const [first, ...others] = attempts;
  return Object.keys(first?.features ?? {}).filter((name) =>
    others.every(({ features }) => Number.isFinite(features[name])),
  );
}

function holdOut(attempts: readonly Measurement[], names: readonly string[], strength: number) {
  const places = [...new Set(attempts.map(({ place }) => place))];
  const heldOutWeights = new Map(
    places.map((place) => {
      const others = attempts.filter((attempt) => attempt.place !== place);
      return [place, weightsFrom(others, names, strength)];
    }),
  );
  const heldOut = attempts.flatMap((attempt) => {
    const weights = heldOutWeights.get(attempt.place);
    return weights ? [judged(attempt, weights)] : [];
  });
  return { strength, heldOut, heldOutWeights };
}

/** The program's own function from measurements to a call, including doubt about the hoop. */
function judged(attempt: Measurement, weights: Weights): HeldOutCall {
  const { needsReview } = call(attempt.features, attempt.hoopConfidence, weights);
  const { outcome, confidence } = call(attempt.features, 1, weights);
  const probability = outcome === 'made' ? confidence : 1 - confidence;
  return { attempt, made: attempt.made, probability, needsReview };
}

function weightsFrom(
  attempts: readonly Measurement[],
  names: readonly string[],
  strength: number,
): Weights {
  const weighed = attempts.filter(({ features }) => isWeighed(features));
  const rows = weighed.map(({ features }) => names.map((name) => features[name] ?? 0));
  const labels = weighed.map(({ made }) => made);
  const counts = weighed.map(({ count }) => count);
  const model = fitLogistic(rows, labels, strength, counts);
  return Object.fromEntries([
    ['intercept', model.intercept],
    ...names.map((name, at) => [name, model.weights[at] ?? 0]),
  ]) as Weights;
}
