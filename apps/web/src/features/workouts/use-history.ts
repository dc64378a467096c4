import { countHistory, listHistory } from '@hooplog/contract';
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callPage } from '../../lib/api-client/call-page.ts';
import { queryOf } from '../../lib/queries/query-of.ts';

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

/** Among the workouts, so that it is asked for again with them. */
const countQuery = (query: Query) => ({
  ...queryOf(countHistory, { query }),
  queryKey: ['/api/workouts', 'history', 'count', query],
});

/** The workouts that are asked for, page by page, and how many there are. */
export function useHistory(query: Query) {
  const list = useInfiniteQuery(pagesQuery(query));
  const { data: count } = useQuery(countQuery(query));
  return { list, count, entries: list.data?.pages.flatMap(({ items }) => items) };
}
