import { addTotals, NO_SHOTS, subtractTotals, type Totals, type ZoneId } from '@hooplog/domain';
import type { ZoneTotals } from './apply-workout-change.ts';

/** Shots by zone. */
type ZoneSums = ReadonlyMap<ZoneId, Totals>;

export function zoneSums(zones: readonly ZoneTotals[]): ZoneSums {
  return new Map(zones.map(({ zone, made, total }) => [zone, { made, total }]));
}

/** `sums` without `removed` and with `added`; zones that have no shots left are gone. */
export function moveZones(
  sums: ZoneSums,
  removed: readonly ZoneTotals[],
  added: readonly ZoneTotals[],
): ZoneTotals[] {
  const moved = new Map(sums);
  for (const { zone, made, total } of removed) {
    moved.set(zone, subtractTotals(moved.get(zone) ?? NO_SHOTS, { made, total }));
  }
  for (const { zone, made, total } of added) {
    moved.set(zone, addTotals(moved.get(zone) ?? NO_SHOTS, { made, total }));
  }
  return [...moved]
    .filter(([, { total }]) => total !== 0)
    .map(([zone, totals]) => ({ zone, ...totals }));
}
