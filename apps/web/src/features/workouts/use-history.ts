import { countHistory, listHistory } from '@hooplog/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { pagesOf } from '../../lib/queries/pages-of.ts';
import { queryOf } from '../../lib/queries/query-of.ts';

/** The workouts that are asked for, page by page, and how many there are. */
export function useHistory(query: Readonly<Record<string, string>>) {
  const list = useInfiniteQuery(pagesOf(listHistory, { query }));
  const { data: count } = useQuery(queryOf(countHistory, { query }));
  return { list, count, entries: list.data?.pages.flatMap(({ items }) => items) };
}
