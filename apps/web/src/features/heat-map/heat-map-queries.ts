import type { HeatMapPeriod, ZoneId } from '@hooplog/domain';
import { queryOf } from '../../lib/queries/query-of.ts';

/** The zones that have shots in the period. */
export const heatMapQuery = (period: HeatMapPeriod) =>
  queryOf('GET /api/heatmap', { query: { period } });

/** What the heat map of the period cannot show. */
export const shotsWithoutZoneQuery = (period: HeatMapPeriod) =>
  queryOf('GET /api/heatmap/without-zone', { query: { period } });

/** The workouts behind the number of one zone. */
export const zoneWorkoutsQuery = (zone: ZoneId, period: HeatMapPeriod) =>
  queryOf('GET /api/heatmap/zones/:zone', { params: { zone }, query: { period } });
