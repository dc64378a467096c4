import type { CourtMark, ImagePoint } from '../analysis.ts';

/** Maps the picture of the floor to the floor: nine numbers, row-major, the last one 1. */
export type Homography = readonly number[];

/** Solves a·x = b by elimination with pivoting; null when there is no single answer. */
function solve(a: number[][], b: number[]): number[] | null {
  const n = b.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(a[row]![column]!) > Math.abs(a[pivot]![column]!)) pivot = row;
    }
    [a[column], a[pivot]] = [a[pivot]!, a[column]!];
    [b[column], b[pivot]] = [b[pivot]!, b[column]!];
    const head = a[column]!;
    if (Math.abs(head[column]!) < 1e-10) return null;
    for (let row = 0; row < n; row++) {
      if (row === column) continue;
      const factor = a[row]![column]! / head[column]!;
      for (let at = column; at < n; at++) a[row]![at]! -= factor * head[at]!;
      b[row]! -= factor * b[column]!;
    }
  }
  return b.map((value, row) => value / a[row]![row]!);
}

/** Two equations a mark: x·(h6·i + h7·j + 1) = h0·i + h1·j + h2, and the same for y. */
function equationsOf(
  marks: readonly CourtMark[],
  scale: number,
): { row: number[]; value: number }[] {
  return marks.flatMap(({ image, court }) => {
    const i = image[0] / scale;
    const j = image[1] / scale;
    const [x, y] = court;
    return [
      { row: [i, j, 1, 0, 0, 0, -x * i, -x * j], value: x },
      { row: [0, 0, 0, i, j, 1, -y * i, -y * j], value: y },
    ];
  });
}

/**
 * The homography that fits four or more marks best (least squares). Null for fewer marks, or when
 * they lie on one line.
 */
export function fitHomography(marks: readonly CourtMark[]): Homography | null {
  if (marks.length < 4) return null;
  const scale = Math.max(
    1,
    ...marks.flatMap(({ image }) => [Math.abs(image[0]), Math.abs(image[1])]),
  );
  const equations = equationsOf(marks, scale);
  const normal = Array.from({ length: 8 }, (_, r) =>
    Array.from({ length: 8 }, (_unused, c) =>
      equations.reduce((sum, { row }) => sum + row[r]! * row[c]!, 0),
    ),
  );
  const right = Array.from({ length: 8 }, (_, r) =>
    equations.reduce((sum, { row, value }) => sum + row[r]! * value, 0),
  );
  const h = solve(normal, right);
  if (!h) return null;
  const [a, b, c, d, e, f, g, k] = h as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return [a / scale, b / scale, c, d / scale, e / scale, f, g / scale, k / scale, 1];
}

/** Where a point of the picture lies on the floor, feet; null at and beyond the horizon. */
export function toCourt(h: Homography, { x, y }: ImagePoint): { x: number; y: number } | null {
  const depth = h[6]! * x + h[7]! * y + h[8]!;
  if (Math.abs(depth) < 1e-9) return null;
  return {
    x: (h[0]! * x + h[1]! * y + h[2]!) / depth,
    y: (h[3]! * x + h[4]! * y + h[5]!) / depth,
  };
}
