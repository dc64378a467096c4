import type { ShotGroup } from '@hooplog/domain';
import { queryOf } from '../../lib/queries/query-of.ts';

/** The last weeks and the records. */
export const progressQuery = queryOf('GET /api/progress');

interface TrendAsked {
  readonly of: ShotGroup;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly shots?: 'by_video' | undefined;
}

/** Accuracy over a period. */
export const trendQuery = (query: TrendAsked) => queryOf('GET /api/progress/trend', { query });
