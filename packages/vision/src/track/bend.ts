import type { TimedPoint } from './parabola.ts';
import { residualWithDepth, residualOfPerspective } from './perspective-parabola.ts';

/** Relative rounding error of the sums of squares, and px² that are negligible. */
const rounding = 1e-9;
const nothing = 1e-6;

/** Fit quality of one flight to a growing number of points, from running sums. */
class GrowingFit {
  private readonly origin: TimedPoint;
  private n = 0;
  private seconds = 0;
  /** Sums of powers of the time. */
  private s1 = 0;
  private s2 = 0;
  private s3 = 0;
  private s4 = 0;
  /** Sums of positions times powers of the time, and of squared distances from the first point. */
  private readonly x = [0, 0, 0, 0];
  private readonly y = [0, 0, 0, 0];
  private readonly squared = [0, 0, 0];

  constructor(origin: TimedPoint) {
    this.origin = origin;
  }

  /** Sum of squared distances from the first point, px². */
  get spread(): number {
    return this.squared[0]!;
  }

  add(point: TimedPoint): void {
    const t = point.seconds - this.origin.seconds;
    const x = point.x - this.origin.x;
    const y = point.y - this.origin.y;
    this.n++;
    this.seconds = t;
    this.s1 += t;
    this.s2 += t * t;
    this.s3 += t * t * t;
    this.s4 += t * t * t * t;
    for (let power = 0, weight = 1; power < 4; power++, weight *= t) {
      this.x[power]! += x * weight;
      this.y[power]! += y * weight;
      if (power < 3) this.squared[power]! += (x * x + y * y) * weight;
    }
  }

  /** Sum of the squared distances from the best flight in depth, px², apart from rounding. */
  squares(): number {
    if (this.n <= 3) return 0;
    const { n, s1, s2, s3, s4 } = this;
    // The symmetric matrix of the normal equations, reversed.
    const a = s2 * s4 - s3 * s3;
    const b = s2 * s3 - s1 * s4;
    const c = s1 * s3 - s2 * s2;
    const d = n * s4 - s2 * s2;
    const e = s1 * s2 - n * s3;
    const f = n * s2 - s1 * s1;
    const det = n * a + s1 * b + s2 * c;
    if (Math.abs(det) < 1e-14) return Infinity;
    /** By the parabola, from sums with powers starting at `from` and at `to`. */
    const explained = (sums: readonly number[], from: number, to: number): number => {
      const [p, q, r] = [sums[from]!, sums[from + 1]!, sums[from + 2]!];
      const [u, v, w] = [sums[to]!, sums[to + 1]!, sums[to + 2]!];
      return (
        (p * (a * u + b * v + c * w) + q * (b * u + d * v + e * w) + r * (c * u + e * v + f * w)) /
        det
      );
    };
    const left = (power: number, from: number, to: number): number =>
      this.squared[power]! - explained(this.x, from, to) - explained(this.y, from, to);
    const unexplained = { plain: left(0, 0, 0), mixed: left(1, 0, 1), inDepth: left(2, 1, 1) };
    return residualWithDepth(unexplained, n, this.seconds);
  }
}

/** For each number of points, from 0 on, the sum of squares of that many first points. */
function squaresOfFirst(points: readonly TimedPoint[]): { squares: number[]; spread: number } {
  const first = points[0];
  if (!first) return { squares: [0], spread: 0 };
  const fit = new GrowingFit(first);
  const squares = points.map((point) => {
    fit.add(point);
    return fit.squares();
  });
  return { squares: [0, ...squares], spread: fit.spread };
}

/**
 * The index of a bend: the first one at which two flights, before and from there on, explain the points best.
 * Sums from both ends approximate the fits in one pass, however long a ball was followed; only indices that
 * rounding could confuse are fitted one by one.
 */
export function bendOf(points: readonly TimedPoint[]): number {
  const heads = squaresOfFirst(points);
  const tails = squaresOfFirst([...points].reverse());
  const places = points.slice(1).map((_, before) => before + 1);
  const nearly = places.map((at) => heads.squares[at]! + tails.squares[points.length - at]!);
  const min = nearly.reduce((one, other) => Math.min(one, other), Infinity);
  const max = min + nothing + rounding * (heads.spread + tails.spread);
  const close = places.filter((_, index) => nearly[index]! <= max);
  let best = { at: 1, squares: Infinity };
  for (const at of close.length > 1 ? close : []) {
    const head = residualOfPerspective(points.slice(0, at));
    const tail = residualOfPerspective(points.slice(at).reverse());
    const squares = at * head ** 2 + (points.length - at) * tail ** 2;
    if (squares < best.squares) best = { at, squares };
  }
  return close.length === 1 ? close[0]! : best.at;
}
