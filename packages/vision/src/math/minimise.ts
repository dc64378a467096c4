import { cameraThresholds as limits } from '../thresholds/locate.ts';
import { invert, solve } from './linear.ts';

/** The minimum of a weighted sum of squares, with its covariance. */
export interface Minimum {
  readonly parameters: readonly number[];
  /** Sum of squares at the minimum; each residual in sigmas. */
  readonly cost: number;
  readonly parts: number;
  /** Of the parameters; null if some of them are undetermined. */
  readonly covariance: readonly (readonly number[])[] | null;
}

/** Sum of squares per residual: 1 when the fit is as good as the assumed errors. */
export function costOf({ cost, parts }: Minimum): number {
  return cost / Math.max(1, parts);
}

/** Huber loss: large residuals grow linearly, so that one outlier does not bend the whole fit. */
export function huber(value: number): number {
  const size = Math.abs(value);
  if (size <= limits.huberSigmas) return value;
  return Math.sign(value) * Math.sqrt(2 * limits.huberSigmas * size - limits.huberSigmas ** 2);
}

/** Residuals in sigmas; null where the model is undefined. */
export type Residuals = (parameters: readonly number[]) => readonly number[] | null;

const MAX_ITERATIONS = 40;
const STEP = 1e-5;
const ENOUGH = 1e-4;

const squares = (values: readonly number[]): number => dot(values, values);

/** Jacobian by finite differences: one column for each parameter. */
function jacobian(
  of: Residuals,
  at: readonly number[],
  here: readonly number[],
): number[][] | null {
  const columns: number[][] = [];
  for (let p = 0; p < at.length; p++) {
    const step = STEP * Math.max(1, Math.abs(at[p]!));
    const aside = at.slice();
    aside[p]! += step;
    const moved = of(aside);
    if (moved?.length !== here.length) return null;
    columns.push(moved.map((value, row) => (value - here[row]!) / step));
  }
  return columns;
}

/** Normal equations; `damping` above 0 shortens the step (Levenberg–Marquardt). */
function normal(columns: readonly (readonly number[])[], damping: number): number[][] {
  const rows = columns.map(() => new Array<number>(columns.length).fill(0));
  for (let r = 0; r < columns.length; r++) {
    for (let c = 0; c < r; c++) rows[r]![c] = rows[c]![r] = dot(columns[r]!, columns[c]!);
    rows[r]![r] = dot(columns[r]!, columns[r]!) * (1 + damping) + 1e-12;
  }
  return rows;
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** Least squares from a start nearby (Levenberg–Marquardt). Null when the model is undefined at the start. */
export function minimise(
  of: Residuals,
  start: readonly number[],
  maxIterations: number = MAX_ITERATIONS,
): Minimum | null {
  let at = start;
  let here = of(at);
  if (!here) return null;
  let damping = 1e-3;
  let columns: number[][] | null = null;
  for (let iteration = 0; iteration < maxIterations; iteration++) {
    // A rejected step is tried again, shorter: the Jacobian is still valid.
    columns ??= jacobian(of, at, here);
    if (!columns) return null;
    const downhill = columns.map((column) => [-dot(column, here!)]);
    const step = solve(normal(columns, damping), downhill);
    const next = step && at.map((value, p) => value + step[p]![0]!);
    const there = next && of(next);
    const gain = there ? squares(here) - squares(there) : -1;
    if (next && there && gain > 0) {
      at = next;
      here = there;
      columns = null;
      damping = Math.max(1e-9, damping / 5);
      if (gain < ENOUGH * (1 + squares(here))) break;
    } else {
      damping *= 8;
      if (damping > 1e8) break;
    }
  }
  return minimumAt(of, at, here);
}

/** The covariance is computed on demand: most minima are only compared. */
function minimumAt(of: Residuals, at: readonly number[], here: readonly number[]): Minimum {
  return {
    parameters: at,
    cost: squares(here),
    parts: here.length,
    get covariance() {
      const columns = jacobian(of, at, here);
      return columns && invert(normal(columns, 0));
    },
  };
}
