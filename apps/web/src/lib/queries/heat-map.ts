import { getHeatMap } from '@hooplog/contract';
import type { HeatMapPeriod } from '@hooplog/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client/call.ts';

/** The zones that have shots in the period. */
export const heatMapQuery = (period: HeatMapPeriod) =>
  queryOptions({
    queryKey: ['/api/heatmap', { period }],
    queryFn: ({ signal }) => call(getHeatMap, { query: { period }, signal }),
  });
