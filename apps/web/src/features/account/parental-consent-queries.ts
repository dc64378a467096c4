import { getParentalConsent, getParentQuestion } from '@hooplog/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client/call.ts';

/** How far the question to a parent has come. */
export const parentalConsentQuery = queryOptions({
  queryKey: ['/api/user/parental-consent'],
  queryFn: ({ signal }) => call(getParentalConsent, { signal }),
});

/** What the holder of a mailed link is asked. */
export const parentQuestionQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/parental-consents', token],
    queryFn: ({ signal }) => call(getParentQuestion, { params: { token }, signal }),
  });
