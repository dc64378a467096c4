import type { ZoneStat } from '@hooplog/contract';
import {
  addTotals,
  DETAIL_ZONE_IDS,
  detailZoneOf,
  NO_SHOTS,
  type DetailZoneId,
  type Totals,
} from '@hooplog/domain';

export interface DetailZoneStat extends Totals {
  readonly zone: DetailZoneId;
}

/** Sums the shots of the 14 zones into the nine of Workout Details; zones without shots are included with zeros. */
export function toDetailZones(shotData: readonly ZoneStat[]): readonly DetailZoneStat[] {
  return DETAIL_ZONE_IDS.map((zone) => ({
    zone,
    ...shotData
      .filter((stat) => detailZoneOf(stat.zone) === zone)
      .reduce<Totals>(addTotals, NO_SHOTS),
  }));
}
