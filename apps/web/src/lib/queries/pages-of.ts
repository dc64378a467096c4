import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiCall } from '../api-client/api-call.ts';
import { callPage } from '../api-client/call-page.ts';
import { type CallInput, partsOf } from '../api-client/call.ts';
import { type Asked, type GivenTo, keyOf } from './query-of.ts';

/** The query of a paged list, for `useInfiniteQuery`. */
export function pagesOf<C extends ApiCall>(apiCall: C, ...[input]: GivenTo<C>) {
  const given = (input ?? {}) as CallInput<C>;
  const { query } = given as Asked;
  return infiniteQueryOptions({
    queryKey: [...keyOf(partsOf(apiCall).path, given as Asked), 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam ?? undefined;
      return callPage(apiCall, { ...given, query: { ...query, cursor }, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}
