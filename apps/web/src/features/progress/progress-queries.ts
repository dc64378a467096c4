import type { ReviewPeriod } from '@hooplog/domain';
import { queryOf } from '../../lib/queries/query-of.ts';
import type { Asked } from './progress-search.ts';

/** The last weeks and the records. */
export const progressQuery = queryOf('GET /api/progress');

/** Accuracy over a period. */
export const trendQuery = (query: Asked) => queryOf('GET /api/progress/trend', { query });

/** Accuracy by time of day and place. */
export const conditionsQuery = (query: Pick<Asked, 'from' | 'to'>) =>
  queryOf('GET /api/progress/conditions', { query });

/** Ball flights measured on film. */
export const flightsQuery = (query: Pick<Asked, 'from' | 'to'>) =>
  queryOf('GET /api/progress/flights', { query });

/** The review of a month or a year; null for the current month. */
export const reviewQuery = (period: ReviewPeriod | null) =>
  queryOf('GET /api/progress/review', period === null ? {} : { query: { period } });
