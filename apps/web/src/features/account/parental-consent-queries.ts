import { getParentalConsent, getParentQuestion } from '@hooplog/contract';
import { queryOf } from '../../lib/queries/query-of.ts';

/** How far the question to a parent has come. */
export const parentalConsentQuery = queryOf(getParentalConsent);

/** What the holder of a mailed link is asked. */
export const parentQuestionQuery = (token: string) =>
  queryOf(getParentQuestion, { params: { token } });
