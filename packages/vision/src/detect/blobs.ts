import type { Difference } from './difference.ts';

/** A connected moving part of the picture, by its moments. px. */
export interface Blob {
  readonly x: number;
  readonly y: number;
  readonly area: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Axes (diameters) of the ellipse with the same spread. */
  readonly major: number;
  readonly minor: number;
}

interface Run {
  readonly y: number;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  label: number;
}

/** 1 where most of the 3 × 3 around a pixel moves: single pixels are noise, thin gaps are closed. */
function majority({ amount, threshold, width, height }: Difference): Uint8Array {
  const rows = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    for (let x = 1; x < width - 1; x++) {
      const i = start + x;
      rows[i] =
        (amount[i - 1]! > threshold ? 1 : 0) +
        (amount[i]! > threshold ? 1 : 0) +
        (amount[i + 1]! > threshold ? 1 : 0);
    }
  }
  const mask = new Uint8Array(width * height);
  for (let i = width; i < mask.length - width; i++) {
    if (rows[i - width]! + rows[i]! + rows[i + width]! >= 5) mask[i] = 1;
  }
  return mask;
}

function runsOf(mask: Uint8Array, width: number, height: number): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < height; y++) {
    const end = (y + 1) * width;
    for (let i = y * width; i < end; i++) {
      if (mask[i] === 0) continue;
      const from = i;
      while (i < end && mask[i] === 1) i++;
      runs.push({ y, from: from - y * width, to: i - y * width, label: runs.length });
    }
  }
  return runs;
}

function rootOf(runs: readonly Run[], index: number): number {
  let at = index;
  while (runs[at]!.label !== at) {
    runs[at]!.label = runs[runs[at]!.label]!.label;
    at = runs[at]!.label;
  }
  return at;
}

/** Joins runs that touch, corners included, row by row. */
function joinRuns(runs: readonly Run[]): void {
  let above = 0;
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at]!;
    while (
      above < at &&
      (runs[above]!.y < run.y - 1 || (runs[above]!.y === run.y - 1 && runs[above]!.to < run.from))
    )
      above++;
    for (let other = above; other < at; other++) {
      const candidate = runs[other]!;
      if (candidate.y !== run.y - 1 || candidate.from > run.to) break;
      const a = rootOf(runs, other);
      const b = rootOf(runs, at);
      if (a !== b) runs[Math.max(a, b)]!.label = Math.min(a, b);
    }
  }
}

interface Sums {
  n: number;
  x: number;
  y: number;
  xx: number;
  yy: number;
  xy: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function addRun(sums: Sums, { y, from, to }: Run): void {
  const n = to - from;
  const first = (from + to - 1) / 2;
  sums.n += n;
  sums.x += n * first;
  sums.y += n * y;
  sums.xx += n * first * first + (n * (n * n - 1)) / 12;
  sums.yy += n * y * y;
  sums.xy += n * first * y;
  sums.left = Math.min(sums.left, from);
  sums.right = Math.max(sums.right, to - 1);
  sums.top = Math.min(sums.top, y);
  sums.bottom = Math.max(sums.bottom, y);
}

function toBlob(s: Sums): Blob {
  const x = s.x / s.n;
  const y = s.y / s.n;
  // A pixel is a square of one, not a point: 1/12 of spread each way.
  const xx = s.xx / s.n - x * x + 1 / 12;
  const yy = s.yy / s.n - y * y + 1 / 12;
  const xy = s.xy / s.n - x * y;
  const mean = (xx + yy) / 2;
  const apart = Math.sqrt(((xx - yy) / 2) ** 2 + xy * xy);
  const { left, right, top, bottom } = s;
  return {
    x,
    y,
    area: s.n,
    left,
    right,
    top,
    bottom, // prettier-ignore
    major: 4 * Math.sqrt(mean + apart),
    minor: 4 * Math.sqrt(Math.max(1 / 12, mean - apart)),
  };
}

/** All moving parts of at least `leastArea` px. */
export function findBlobs(difference: Difference, leastArea: number): Blob[] {
  const runs = runsOf(majority(difference), difference.width, difference.height);
  joinRuns(runs);
  const groups = new Map<number, Sums>();
  runs.forEach((run, index) => {
    const root = rootOf(runs, index);
    let sums = groups.get(root);
    if (!sums) {
      sums = { n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0, left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }; // prettier-ignore
      groups.set(root, sums);
    }
    addRun(sums, run);
  });
  return [...groups.values()].filter((sums) => sums.n >= leastArea).map(toBlob);
}
