/** A fitted logistic regression in raw units: probability = 1 / (1 + exp(−(intercept + Σ weight · value))). */
export interface LogisticModel {
  readonly intercept: number;
  readonly weights: readonly number[];
}

const MAX_STEPS = 60;
/** Largest change of a standardised weight at which the search has converged. */
const TOLERANCE = 1e-9;

/**
 * Fits by Newton's method. Columns are standardised inside, so that one `strength` (of the L2
 * penalty ½ · strength · Σ weight², above 0) fits columns of any unit; the intercept is free. A
 * constant column gets the weight 0. `counts`: weight of each row, 1 by default.
 */
export function fitLogistic(
  rows: readonly (readonly number[])[],
  labels: readonly boolean[],
  strength: number,
  counts: readonly number[] = [],
): LogisticModel {
  const scales = columnScales(rows);
  const examples = rows.map((row, index) => ({
    input: [
      1,
      ...scales.map(({ mean, deviation }, at) =>
        deviation > 0 ? ((row[at] ?? 0) - mean) / deviation : 0,
      ),
    ],
    label: labels[index] ? 1 : 0,
    count: counts[index] ?? 1,
  }));
  const fitted = newton(examples, strength);
  const weights = scales.map(({ deviation }, at) =>
    deviation > 0 ? (fitted[at + 1] ?? 0) / deviation : 0,
  );
  const shift = weights.reduce((sum, weight, at) => sum + weight * (scales[at]?.mean ?? 0), 0);
  return { intercept: (fitted[0] ?? 0) - shift, weights };
}

/** Probability of a row. */
export function probabilityOf(
  { intercept, weights }: LogisticModel,
  row: readonly number[],
): number {
  return sigmoid(weights.reduce((sum, weight, at) => sum + weight * (row[at] ?? 0), intercept));
}

const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));

function columnScales(rows: readonly (readonly number[])[]) {
  return (rows[0] ?? []).map((_, at) => {
    const values = rows.map((row) => row[at] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    // Rounding makes a constant column vary a little.
    const deviation = Math.sqrt(variance);
    return { mean, deviation: deviation > 1e-9 * Math.max(1, Math.abs(mean)) ? deviation : 0 };
  });
}

/** Standardised values after a 1 for the intercept, the label 1 or 0, and its row weight. */
interface Example {
  readonly input: readonly number[];
  readonly label: number;
  readonly count: number;
}

function newton(examples: readonly Example[], strength: number): number[] {
  let weights = new Array<number>(examples[0]?.input.length ?? 1).fill(0);
  for (let step = 0; step < MAX_STEPS; step++) {
    const { gradient, curvature } = slopes(examples, weights, strength);
    const change = solve(curvature, gradient);
    // Far from the optimum a full step may overshoot; halving it often enough never does with this penalty.
    let share = 1;
    const before = loss(examples, weights, strength);
    let next = moved(weights, change, share);
    while (share > 1e-6 && loss(examples, next, strength) > before) {
      share /= 2;
      next = moved(weights, change, share);
    }
    weights = next;
    if (Math.max(...change.map(Math.abs)) * share < TOLERANCE) break;
  }
  return weights;
}

const moved = (weights: readonly number[], change: readonly number[], share: number): number[] =>
  weights.map((weight, at) => weight - share * (change[at] ?? 0));

const scoreOf = (weights: readonly number[], input: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (input[at] ?? 0), 0);

function loss(examples: readonly Example[], weights: readonly number[], strength: number): number {
  const penalty = weights.slice(1).reduce((sum, weight) => sum + weight ** 2, 0);
  return examples.reduce(
    (sum, { input, label, count }) => {
      const score = scoreOf(weights, input);
      // log(1 + e^score) without overflow.
      const soft = Math.max(0, score) + Math.log1p(Math.exp(-Math.abs(score)));
      return sum + count * (soft - label * score);
    },
    (strength / 2) * penalty,
  );
}

function slopes(examples: readonly Example[], weights: readonly number[], strength: number) {
  const size = weights.length;
  const gradient = weights.map((weight, at) => (at === 0 ? 0 : strength * weight));
  // A tiny penalty on the intercept keeps the system solvable when every label is the same.
  const curvature = weights.map((_, row) =>
    weights.map((__, column) => (row !== column ? 0 : row === 0 ? 1e-9 : strength)),
  );
  for (const { input, label, count } of examples) {
    const probability = sigmoid(scoreOf(weights, input));
    const error = count * (probability - label);
    const weight = count * probability * (1 - probability);
    for (let row = 0; row < size; row++) {
      const value = input[row] ?? 0;
      gradient[row] = (gradient[row] ?? 0) + error * value;
      const line = curvature[row] ?? [];
      for (let column = 0; column < size; column++) {
        line[column] = (line[column] ?? 0) + weight * value * (input[column] ?? 0);
      }
    }
  }
  return { gradient, curvature };
}

/** Solves a small symmetric positive system by elimination with pivoting. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  for (let pivot = 0; pivot < size; pivot++) {
    const cell = (row: number): number => Math.abs(rows[row]?.[pivot] ?? 0);
    let best = pivot;
    for (let row = pivot + 1; row < size; row++) if (cell(row) > cell(best)) best = row;
    const chosen = rows[best] ?? [];
    rows[best] = rows[pivot] ?? [];
    rows[pivot] = chosen;
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = (rows[row]?.[pivot] ?? 0) / (chosen[pivot] ?? 1);
      rows[row] = (rows[row] ?? []).map((value, at) => value - factor * (chosen[at] ?? 0));
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}
