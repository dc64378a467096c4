import { queryOf } from '../../lib/queries/query-of.ts';

/** How far the question to a parent has come. */
export const parentalConsentQuery = queryOf('GET /api/user/parental-consent');

/** What the holder of a mailed link is asked. */
export const parentQuestionQuery = (token: string) =>
  queryOf('GET /api/parental-consents/:token', { params: { token } });

/** The children for whom the parent behind a mailed link has agreed. */
export const childrenQuery = (token: string) =>
  queryOf('GET /api/parental-consents/:token/children', { params: { token } });
