import { queryOptions } from '@tanstack/react-query';
import type { ApiCall, ApiPath } from '../api-client/api-call.ts';
import { call, type CallInput, partsOf } from '../api-client/call.ts';

/** The input of a call that reads. */
export interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** For calls that read by POST, to keep a secret out of addresses. */
  readonly body?: unknown;
}

/** Optional if the call needs no input. */
export type GivenTo<C extends ApiCall> =
  object extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

/**
 * The key of a path: its resource, then the rest of its path, then the input. So a path refreshes everything of a
 * resource, and a longer path a part of it: `/api/groups/:id/members` → `['/api/groups', id, 'members']`.
 */
export function keyOf(path: ApiPath, asked: Asked = {}): unknown[] {
  const { params = {}, query, body } = asked;
  const [, api, resource, ...rest] = path.split('/');
  const parts = rest.map((part) => (part.startsWith(':') ? (params[part.slice(1)] ?? '') : part));
  const what = query ?? body;
  return [`/${api ?? ''}/${resource ?? ''}`, ...parts, ...(what === undefined ? [] : [what])];
}

/** The query of a call that reads, for `useQuery`; spread it and override options as needed. */
export function queryOf<C extends ApiCall>(apiCall: C, ...[input]: GivenTo<C>) {
  const given = (input ?? {}) as CallInput<C>;
  return queryOptions({
    queryKey: keyOf(partsOf(apiCall).path, given as Asked),
    queryFn: ({ signal }) => call(apiCall, { ...given, signal }),
  });
}
