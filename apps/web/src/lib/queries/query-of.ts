import type { Endpoint } from '@hooplog/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, type CallInput } from '../api-client/call.ts';

interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/**
 * The key of a call: its path up to the first parameter, then what follows it, then its query. So everything of a
 * resource is refreshed by the path of its list: `/api/groups/:id/members` → `['/api/groups', id, 'members']`.
 */
export function keyOf({ path }: Pick<Endpoint, 'path'>, { params = {}, query }: Asked) {
  const [list = path, ...rest] = path.split(/\/(?=:)|(?<=:\w+)\//);
  const parts = rest.map((part) => (part.startsWith(':') ? (params[part.slice(1)] ?? '') : part));
  return [list, ...parts, ...(query === undefined ? [] : [query])];
}

/** The query of a call that reads, for `useQuery`; what is special about it is laid over. */
export function queryOf<E extends Endpoint>(
  endpoint: E,
  ...[input]: object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]
) {
  const given = (input ?? {}) as CallInput<E>;
  return queryOptions({
    queryKey: keyOf(endpoint, given as Asked),
    queryFn: ({ signal }) => call(endpoint, { ...given, signal }),
  });
}
