import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { pagesOf } from '../../lib/queries/pages-of.ts';
import { queryOf } from '../../lib/queries/query-of.ts';

/** The matching workouts in pages, and their total number. */
export function useHistory(query: Readonly<Record<string, string>>) {
  const list = useInfiniteQuery(pagesOf('GET /api/workouts/history', { query }));
  const { data: count } = useQuery(queryOf('GET /api/workouts/history/count', { query }));
  return { list, count, entries: list.data?.pages.flatMap(({ items }) => items) };
}
