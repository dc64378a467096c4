/**
 * A ball's free flight: x = x0 + vx·t + drift/2·t², y = y0 + vy·t + gravity/2·t², with
 * t = seconds − `at`; px, px/s, px/s².
 */
export interface Parabola {
  readonly at: number;
  readonly x0: number;
  readonly vx: number;
  /** A ball that flies away from the camera or toward it seems to slow down or speed up sideways. */
  readonly drift: number;
  readonly y0: number;
  readonly vy: number;
  /** Never assumed: clips are sped up and slowed down, and the fitted value shows it. */
  readonly gravity: number;
}

export interface TimedPoint {
  readonly seconds: number;
  readonly x: number;
  readonly y: number;
}

export function placeAt(p: Parabola, seconds: number): { x: number; y: number } {
  const t = seconds - p.at;
  return {
    x: p.x0 + p.vx * t + (p.drift / 2) * t * t,
    y: p.y0 + p.vy * t + (p.gravity / 2) * t * t,
  };
}

/** px/s; y downward. */
export function velocityAt(p: Parabola, seconds: number): { x: number; y: number } {
  return { x: p.vx + p.drift * (seconds - p.at), y: fallAt(p, seconds) };
}

/** Downward speed, px/s. */
export function fallAt(p: Parabola, seconds: number): number {
  return p.vy + p.gravity * (seconds - p.at);
}

/** Solves the 3 × 3 normal equations of a parabola by Cramer's rule; null when the times coincide. */
export function fitQuadratic(
  times: readonly number[],
  values: readonly number[],
): [number, number, number] | null {
  let s1 = 0, s2 = 0, s3 = 0, s4 = 0, v0 = 0, v1 = 0, v2 = 0; // prettier-ignore
  const n = times.length;
  times.forEach((t, i) => {
    const value = values[i]!;
    s1 += t;
    s2 += t * t;
    s3 += t * t * t;
    s4 += t * t * t * t;
    v0 += value;
    v1 += value * t;
    v2 += value * t * t;
  });
  const det = n * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2);
  if (Math.abs(det) < 1e-14) return null;
  const c0 = v0 * (s2 * s4 - s3 * s3) - s1 * (v1 * s4 - v2 * s3) + s2 * (v1 * s3 - v2 * s2);
  const c1 = n * (v1 * s4 - v2 * s3) - v0 * (s1 * s4 - s2 * s3) + s2 * (s1 * v2 - s2 * v1);
  const c2 = n * (s2 * v2 - s3 * v1) - s1 * (s1 * v2 - s2 * v1) + v0 * (s1 * s3 - s2 * s2);
  return [c0 / det, c1 / det, c2 / det];
}

/** Least squares; three points or more at different times, else null. */
export function fitParabola(points: readonly TimedPoint[]): Parabola | null {
  const first = points[0];
  if (!first || points.length < 3) return null;
  const times = points.map((point) => point.seconds - first.seconds);
  const across = fitQuadratic(times, points.map((point) => point.x)); // prettier-ignore
  const down = fitQuadratic(times, points.map((point) => point.y)); // prettier-ignore
  if (!across || !down) return null;
  return {
    at: first.seconds,
    x0: across[0],
    vx: across[1],
    drift: 2 * across[2],
    y0: down[0],
    vy: down[1],
    gravity: 2 * down[2],
  };
}

/** Root mean square distance of the points from the parabola, px. */
export function residualOf(p: Parabola, points: readonly TimedPoint[]): number {
  if (points.length === 0) return 0;
  const sum = points.reduce((total, point) => {
    const place = placeAt(p, point.seconds);
    return total + (place.x - point.x) ** 2 + (place.y - point.y) ** 2;
  }, 0);
  return Math.sqrt(sum / points.length);
}
