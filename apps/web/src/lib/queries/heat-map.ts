import { getHeatMap, getShotsWithoutZone, getZoneWorkouts } from '@hooplog/contract';
import type { HeatMapPeriod, ZoneId } from '@hooplog/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client/call.ts';

/** The zones that have shots in the period. */
export const heatMapQuery = (period: HeatMapPeriod) =>
  queryOptions({
    queryKey: ['/api/heatmap', { period }],
    queryFn: ({ signal }) => call(getHeatMap, { query: { period }, signal }),
  });

/** What the heat map of the period cannot show. */
export const shotsWithoutZoneQuery = (period: HeatMapPeriod) =>
  queryOptions({
    queryKey: ['/api/heatmap', 'without-zone', { period }],
    queryFn: ({ signal }) => call(getShotsWithoutZone, { query: { period }, signal }),
  });

/** The workouts behind the number of one zone. */
export const zoneWorkoutsQuery = (zone: ZoneId, period: HeatMapPeriod) =>
  queryOptions({
    queryKey: ['/api/heatmap', 'zones', zone, { period }],
    queryFn: ({ signal }) => call(getZoneWorkouts, { params: { zone }, query: { period }, signal }),
  });
