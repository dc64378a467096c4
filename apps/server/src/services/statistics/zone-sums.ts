import type { ZoneId } from '@hooplog/domain';
import type { Counts, ZoneCounts } from './contribution.ts';

/** Shots by zone. */
type ZoneSums = ReadonlyMap<ZoneId, Counts>;

export const NO_COUNTS: Counts = { made: 0, total: 0, verifiedMade: 0, verifiedTotal: 0 };

export const addCounts = (a: Counts, b: Counts, sign: 1 | -1 = 1): Counts => ({
  made: a.made + sign * b.made,
  total: a.total + sign * b.total,
  verifiedMade: a.verifiedMade + sign * b.verifiedMade,
  verifiedTotal: a.verifiedTotal + sign * b.verifiedTotal,
});

export function zoneSums(zones: readonly ZoneCounts[]): ZoneSums {
  return new Map(zones.map((zone) => [zone.zone, zone]));
}

/** `sums` without `removed` and with `added`; zones that have no shots left are gone. */
export function moveZones(
  sums: ZoneSums,
  removed: readonly ZoneCounts[],
  added: readonly ZoneCounts[],
): ZoneCounts[] {
  const moved = new Map(sums);
  for (const counts of removed) {
    moved.set(counts.zone, addCounts(moved.get(counts.zone) ?? NO_COUNTS, counts, -1));
  }
  for (const counts of added) {
    moved.set(counts.zone, addCounts(moved.get(counts.zone) ?? NO_COUNTS, counts, 1));
  }
  return [...moved]
    .filter(([, { total }]) => total !== 0)
    .map(([zone, { made, total, verifiedMade, verifiedTotal }]) => {
      return { zone, made, total, verifiedMade, verifiedTotal };
    });
}
