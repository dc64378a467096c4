import type { HeatMapPeriod, ShotKind, ZoneId } from '@hooplog/domain';
import { queryOf } from '../../lib/queries/query-of.ts';

/** The filter of the shots. */
export interface AskedShots {
  readonly period: HeatMapPeriod;
  /** Undefined for all. */
  readonly kind?: ShotKind | undefined;
}

/** The zones with shots in the period. */
export const heatMapQuery = (query: AskedShots) => queryOf('GET /api/heatmap', { query });

/** The number of shots in the period that have no zone and are not on the map. */
export const shotsWithoutZoneQuery = (query: AskedShots) =>
  queryOf('GET /api/heatmap/without-zone', { query });

/** The workouts with shots from a zone. */
export const zoneWorkoutsQuery = (zone: ZoneId, query: AskedShots) =>
  queryOf('GET /api/heatmap/zones/:zone', { params: { zone }, query });
