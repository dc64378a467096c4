import { makesInARow, type ZoneId } from '@hooplog/domain';
import type { ZoneTotals } from '../statistics/contribution.ts';

export interface WorkoutTotals {
  readonly totalShots: number;
  readonly made: number;
  readonly missed: number;
}

interface CountedShot {
  readonly outcome: 'made' | 'missed';
  readonly zone: ZoneId | null;
}

interface TimedShot extends CountedShot {
  readonly rimSeconds: number | null;
}

/** Totals of single shots, and facts that only single shots provide. A shot without a known zone counts here but in no zone. */
export function totalsOf(shots: readonly TimedShot[]) {
  const made = shots.filter(({ outcome }) => outcome === 'made').length;
  return {
    totalShots: shots.length,
    made,
    missed: shots.length - made,
    makesInARow: makesInARow(shots),
  };
}

export function zoneTotalsOf(shots: readonly CountedShot[]): ZoneTotals[] {
  const zones = new Map<ZoneId, ZoneTotals>();
  for (const { zone, outcome } of shots) {
    if (zone === null) continue;
    const { made, total } = zones.get(zone) ?? { made: 0, total: 0 };
    zones.set(zone, { zone, made: made + Number(outcome === 'made'), total: total + 1 });
  }
  return [...zones.values()];
}
