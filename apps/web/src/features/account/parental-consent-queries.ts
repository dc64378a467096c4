import { queryOf } from '../../lib/queries/query-of.ts';

/** The state of the request to a parent. */
export const parentalConsentQuery = queryOf('GET /api/user/parental-consent');

/** The question behind a mailed link. */
export const parentQuestionQuery = (token: string) =>
  queryOf('GET /api/parental-consents/:token', { params: { token } });

/** The children for whom the parent behind a mailed link has agreed. */
export const childrenQuery = (token: string) =>
  queryOf('GET /api/parental-consents/:token/children', { params: { token } });
