import type { ZoneId } from '@hooplog/domain';
import { queryOf } from '../../lib/queries/query-of.ts';

/** The last weeks and the records. */
export const progressQuery = queryOf('GET /api/progress');

/** One zone over the last weeks. */
export const zoneProgressQuery = (zone: ZoneId) =>
  queryOf('GET /api/progress/zones/:zone', { params: { zone } });
