import type { ZoneCounts } from './contribution.ts';

type Counts = Omit<ZoneCounts, 'zone'>;

const plus = <Row extends Counts>(row: Row, to: Counts, sign: 1 | -1): Row => ({
  ...row,
  made: to.made + sign * row.made,
  total: to.total + sign * row.total,
  verifiedMade: to.verifiedMade + sign * row.verifiedMade,
  verifiedTotal: to.verifiedTotal + sign * row.verifiedTotal,
});

const NOTHING: Counts = { made: 0, total: 0, verifiedMade: 0, verifiedTotal: 0 };

/** `sums` without `removed` and with `added`, one row for each key; those that have no shots left are gone. */
export function moveCounts<Row extends Counts>(
  sums: readonly Row[],
  removed: readonly Row[],
  added: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const moved = new Map(sums.map((row) => [keyOf(row), row]));
  const move = (rows: readonly Row[], sign: 1 | -1) => {
    for (const row of rows)
      moved.set(keyOf(row), plus(row, moved.get(keyOf(row)) ?? NOTHING, sign));
  };
  move(removed, -1);
  move(added, 1);
  return [...moved.values()].filter(({ total }) => total !== 0);
}
