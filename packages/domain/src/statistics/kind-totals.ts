import type { ZoneId } from '../court/zones.ts';
import type { ShotKind } from './shot-kinds.ts';
import { addTotals, NO_SHOTS, type Totals, withoutZone } from './totals.ts';

/** Shots of one kind from one zone; the zone is null for shots without one. */
export interface KindTotals extends Totals {
  readonly kind: ShotKind;
  readonly zone: ZoneId | null;
}

interface Zone extends Totals {
  readonly zone: ZoneId;
}

/** All shots by zone; those without one are under null. */
function byZone(all: Totals, zones: readonly Zone[]): ReadonlyMap<ZoneId | null, Totals> {
  return new Map<ZoneId | null, Totals>([
    ...zones.map(({ zone, made, total }) => [zone, { made, total }] as const),
    [null, withoutZone(all, zones)],
  ]);
}

/** Sums shots by kind and zone; shots without a kind are left out. */
export function sumKinds(
  shots: Iterable<{
    readonly kind: ShotKind | null;
    readonly zone: ZoneId | null;
    readonly outcome: 'made' | 'missed';
  }>,
): KindTotals[] {
  const sums = new Map<string, KindTotals>();
  for (const { kind, zone, outcome } of shots) {
    if (kind === null) continue;
    const key = `${kind} ${zone ?? ''}`;
    const shot = { made: outcome === 'made' ? 1 : 0, total: 1 };
    sums.set(key, { kind, zone, ...addTotals(sums.get(key) ?? NO_SHOTS, shot) });
  }
  return [...sums.values()];
}

/** The kinds of a workout whose shots are all of the same kind. */
export const allOfKind = (all: Totals, zones: readonly Zone[], kind: ShotKind): KindTotals[] =>
  [...byZone(all, zones)]
    .filter(([, { total }]) => total > 0)
    .map(([zone, { made, total }]) => ({ kind, zone, made, total }));

/**
 * Whether a workout contains the shots whose kind is given: in each zone at least as many makes, and as many
 * misses.
 */
export function kindsFit(
  all: Totals,
  zones: readonly Zone[],
  kinds: readonly KindTotals[],
): boolean {
  const there = byZone(all, zones);
  const said = Map.groupBy(kinds, ({ zone }) => zone);
  const isOnce = new Set(kinds.map(({ kind, zone }) => `${kind} ${zone ?? ''}`)).size;
  return (
    isOnce === kinds.length &&
    [...said].every(([zone, parts]) => {
      const sum = parts.reduce<Totals>(addTotals, NO_SHOTS);
      const { made, total } = there.get(zone) ?? NO_SHOTS;
      return sum.made <= made && sum.total - sum.made <= total - made;
    })
  );
}
