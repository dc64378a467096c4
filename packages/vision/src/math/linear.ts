/** Solves a·x = b by elimination with pivoting, for every column of b; null when there is no single answer. */
export function solve(
  a: readonly (readonly number[])[],
  b: readonly (readonly number[])[],
): number[][] | null {
  const n = a.length;
  const rows = a.map((row, at) => [...row, ...(b[at] ?? [])]);
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const head = rows[column]!;
    if (Math.abs(head[column]!) < 1e-10) return null;
    for (let row = 0; row < n; row++) {
      if (row === column) continue;
      const factor = rows[row]![column]! / head[column]!;
      if (factor === 0) continue;
      for (let at = column; at < head.length; at++) rows[row]![at]! -= factor * head[at]!;
    }
  }
  return rows.map((row, at) => row.slice(n).map((value) => value / row[at]!));
}

/** The inverse of a square matrix; null when there is none. */
export function invert(a: readonly (readonly number[])[]): number[][] | null {
  const identity = a.map((_, row) => a.map((_unused, column) => (row === column ? 1 : 0)));
  return solve(a, identity);
}
