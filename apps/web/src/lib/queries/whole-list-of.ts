import { queryOptions } from '@tanstack/react-query';
import type { AnswerTo, ApiCall } from '../api-client/api-call.ts';
import { callPage } from '../api-client/call-page.ts';
import { type CallInput, partsOf } from '../api-client/call.ts';
import { type Asked, keyOf } from './query-of.ts';

/** The query of a list that is shown whole, although the server pages it. */
export const wholeListOf = <C extends ApiCall>(apiCall: C) =>
  queryOptions({
    queryKey: keyOf(partsOf(apiCall).path),
    queryFn: async ({ signal }) => {
      const items: unknown[] = [];
      let cursor: string | null = null;
      do {
        const query: Asked['query'] = cursor === null ? undefined : { cursor };
        const input = { ...(query && { query }), signal } as unknown as CallInput<C>;
        const page = await callPage(apiCall, input);
        items.push(...(page.items as unknown[]));
        cursor = page.next;
      } while (cursor !== null);
      return items as AnswerTo<C>;
    },
  });
