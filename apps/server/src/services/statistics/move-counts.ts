import type { Counts } from './contribution.ts';

export const NO_COUNTS: Counts = { made: 0, total: 0, verifiedMade: 0, verifiedTotal: 0 };

export const addCounts = (a: Counts, b: Counts, sign: 1 | -1 = 1): Counts => ({
  made: a.made + sign * b.made,
  total: a.total + sign * b.total,
  verifiedMade: a.verifiedMade + sign * b.verifiedMade,
  verifiedTotal: a.verifiedTotal + sign * b.verifiedTotal,
});

/** `sums` without `removed` and with `added`, one row per key; rows without shots are dropped. */
export function moveCounts<Row extends Counts>(
  sums: readonly Row[],
  removed: readonly Row[],
  added: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const moved = new Map(sums.map((row) => [keyOf(row), row]));
  const move = (rows: readonly Row[], sign: 1 | -1) => {
    for (const row of rows) {
      const counts = addCounts(moved.get(keyOf(row)) ?? NO_COUNTS, row, sign);
      moved.set(keyOf(row), { ...row, ...counts });
    }
  };
  move(removed, -1);
  move(added, 1);
  return [...moved.values()].filter(({ total }) => total !== 0);
}
