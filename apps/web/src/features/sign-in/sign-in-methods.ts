import { listSignInMethods } from '@hooplog/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client/call.ts';

/** The ways to sign in that this instance offers. */
export const signInMethodsQuery = queryOptions({
  queryKey: ['/api/auth/methods'],
  queryFn: ({ signal }) => call(listSignInMethods, { signal }),
});
