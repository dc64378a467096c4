import type { Endpoint } from '@hooplog/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callPage } from '../api-client/call-page.ts';
import type { CallInput } from '../api-client/call.ts';
import { type Asked, type GivenTo, keyOf } from './query-of.ts';

/** The query of a list that comes page by page, for `useInfiniteQuery`. */
export function pagesOf<E extends Endpoint & { response: object }>(
  endpoint: E,
  ...[input]: GivenTo<E>
) {
  const given = (input ?? {}) as CallInput<E>;
  const { query } = given as Asked;
  return infiniteQueryOptions({
    queryKey: [...keyOf(endpoint, given as Asked), 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam ?? undefined;
      return callPage(endpoint, { ...given, query: { ...query, cursor }, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}
