import { NO_SHOTS, type Totals, ZONE_IDS, type ZoneId } from '@hooplog/domain';
import type { LoggedShot } from './logged-shot.ts';

export interface ShotSums {
  readonly made: number;
  readonly missed: number;
  readonly total: number;
}

export function sumShots(shots: readonly LoggedShot[]): ShotSums {
  const made = shots.filter(({ outcome }) => outcome === 'made').length;
  return { made, missed: shots.length - made, total: shots.length };
}

/** The shots in order, `o` made and `x` missed. */
export const outcomesOf = (shots: readonly Pick<LoggedShot, 'outcome'>[]): string =>
  shots.map(({ outcome }) => (outcome === 'made' ? 'o' : 'x')).join('');

export type ZoneSums = Readonly<Partial<Record<ZoneId, Totals>>>;

/** Shots by zone; shots of unknown zone are in none. */
export function sumZones(shots: readonly LoggedShot[]): ZoneSums {
  const sums: Partial<Record<ZoneId, Totals>> = {};
  for (const { zone, outcome } of shots) {
    if (zone === null) continue;
    const { made, total } = sums[zone] ?? NO_SHOTS;
    sums[zone] = { made: made + (outcome === 'made' ? 1 : 0), total: total + 1 };
  }
  return sums;
}

/** The shots of unknown zone. */
export function unplaced(shots: readonly LoggedShot[]): readonly LoggedShot[] {
  return shots.filter(({ zone }) => zone === null);
}

export interface ZoneRow extends Totals {
  readonly zone: ZoneId;
}

/** The zones that have shots, by number. */
export function zoneRows(shots: readonly LoggedShot[]): readonly ZoneRow[] {
  const sums = sumZones(shots);
  return ZONE_IDS.flatMap((zone): ZoneRow[] => {
    const totals = sums[zone];
    return totals === undefined ? [] : [{ zone, ...totals }];
  });
}
