import { countHistory, listHistory } from '@hooplog/contract';
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { callPage } from '../../lib/api-client/call-page.ts';
import { call } from '../../lib/api-client/call.ts';

type Query = Readonly<Record<string, string>>;

const pagesQuery = (query: Query) =>
  infiniteQueryOptions({
    queryKey: ['/api/workouts', 'history', query],
    queryFn: ({ pageParam, signal }) =>
      callPage(listHistory, {
        query: { ...query, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

const countQuery = (query: Query) =>
  queryOptions({
    queryKey: ['/api/workouts', 'history', 'count', query],
    queryFn: ({ signal }) => call(countHistory, { query, signal }),
  });

/** The workouts that are asked for, page by page, and how many there are. */
export function useHistory(query: Query) {
  const list = useInfiniteQuery(pagesQuery(query));
  const { data: count } = useQuery(countQuery(query));
  return { list, count, entries: list.data?.pages.flatMap(({ items }) => items) };
}
