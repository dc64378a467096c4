import { getProgress, getZoneProgress } from '@hooplog/contract';
import type { ZoneId } from '@hooplog/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client/call.ts';

/** The last weeks and the records. */
export const progressQuery = queryOptions({
  queryKey: ['/api/progress'],
  queryFn: ({ signal }) => call(getProgress, { signal }),
});

/** One zone over the last weeks. */
export const zoneProgressQuery = (zone: ZoneId) =>
  queryOptions({
    queryKey: ['/api/progress', 'zones', zone],
    queryFn: ({ signal }) => call(getZoneProgress, { params: { zone }, signal }),
  });
