import { getPendingSignIn } from '@hooplog/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client/call.ts';

/** The sign-in of this browser that still needs an address. */
export const pendingSignInQuery = queryOptions({
  queryKey: ['/api/auth/pending'],
  queryFn: async ({ signal }) => (await call(getPendingSignIn, { signal })).pending,
});
