import { type EndpointResponse, listSignInMethods } from '@hooplog/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client/call.ts';

/** Where somebody who asked for a code has to look for it. */
export type CodesGo = EndpointResponse<typeof listSignInMethods>['codesGo'];

/** The ways to sign in that this instance offers. */
export const signInMethodsQuery = queryOptions({
  queryKey: ['/api/auth/methods'],
  queryFn: ({ signal }) => call(listSignInMethods, { signal }),
});
