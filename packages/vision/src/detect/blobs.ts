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

/**
 * Runs of pixels around which most of the 3 × 3 moves: single pixels are noise, thin gaps are
 * closed. Reads only where something moves.
 */
function runsOf(difference: Difference): Run[] {
  const { width, height, first, last } = difference;
  const runs: Run[] = [];
  for (let y = 1; y < height - 1; y++) {
    const from = Math.max(1, Math.min(first[y - 1]!, first[y]!, first[y + 1]!) - 1);
    const to = Math.min(width - 2, Math.max(last[y - 1]!, last[y]!, last[y + 1]!) + 1);
    if (from <= to) addRuns(runs, difference, y, from, to);
  }
  return runs;
}

/** Slides the 3 × 3 window along a row, from column `from` to `to`. */
function addRuns(runs: Run[], { mask, width }: Difference, y: number, from: number, to: number) {
  const row = y * width;
  const column = (i: number): number => mask[i - width]! + mask[i]! + mask[i + width]!;
  let before = column(row + from - 1);
  let at = column(row + from);
  let start = -1;
  for (let x = from; x <= to; x++) {
    const after = column(row + x + 1);
    const moves = before + at + after >= 5;
    if (moves && start < 0) start = x;
    if (!moves && start >= 0) {
      runs.push({ y, from: start, to: x, label: runs.length });
      start = -1;
    }
    before = at;
    at = after;
  }
  if (start >= 0) runs.push({ y, from: start, to: to + 1, label: runs.length });
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
  // A pixel is a unit square, not a point: it adds a variance of 1/12 in each direction.
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

/** All moving parts of at least `minArea` px. */
export function findBlobs(difference: Difference, minArea: number): Blob[] {
  const runs = runsOf(difference);
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
  return [...groups.values()].filter((sums) => sums.n >= minArea).map(toBlob);
}
