import type { AnswerTo, ApiCall } from './api-call.ts';
import { type CallInput, send, toApiError } from './call.ts';

/** One page of a list. */
export interface Page<Items> {
  readonly items: Items;
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
  /** Tells the server which version this caller has (ETag). */
  readonly tag: string | null;
}

/** The cursor in a header `Link: </api/things?cursor=abc>; rel="next"`. */
export function nextCursor(link: string | null): string | null {
  const path = /<([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1];
  if (path === undefined) return null;
  return new URL(path, 'http://hooplog.invalid').searchParams.get('cursor');
}

/**
 * Makes a call that answers a list page by page.
 * @param known a page that was read before: returned unchanged when the server says that nothing has changed
 */
export async function callPage<C extends ApiCall>(
  apiCall: C,
  input: CallInput<C>,
  known: Page<AnswerTo<C>> | null = null,
): Promise<Page<AnswerTo<C>>> {
  const headers = known?.tag == null ? {} : { 'if-none-match': known.tag };
  const response = await send(apiCall, { ...input, headers });
  if (response.status === 304 && known !== null) return known;
  if (!response.ok) throw await toApiError(response);
  return {
    items: (await response.json()) as AnswerTo<C>,
    next: nextCursor(response.headers.get('link')),
    tag: response.headers.get('etag'),
  };
}
