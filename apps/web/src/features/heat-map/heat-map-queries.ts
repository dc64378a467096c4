import type { HeatMapPeriod, ShotKind, ZoneId } from '@hooplog/domain';
import { queryOf } from '../../lib/queries/query-of.ts';

/** Which shots are looked at. */
export interface AskedShots {
  readonly period: HeatMapPeriod;
  /** Undefined for all. */
  readonly kind?: ShotKind | undefined;
}

/** The zones that have shots in the period. */
export const heatMapQuery = (query: AskedShots) => queryOf('GET /api/heatmap', { query });

/** What the heat map of the period cannot show. */
export const shotsWithoutZoneQuery = (query: AskedShots) =>
  queryOf('GET /api/heatmap/without-zone', { query });

/** The workouts behind the number of one zone. */
export const zoneWorkoutsQuery = (zone: ZoneId, query: AskedShots) =>
  queryOf('GET /api/heatmap/zones/:zone', { params: { zone }, query });
