import type { AnswerTo, ApiCall } from './api-call.ts';
import { buildUrl } from './build-url.ts';
import { partsOf, toApiError, withIdempotencyKey, untilAnswered } from './call.ts';

interface RawInput {
  readonly params?: Record<string, string>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** See `CallInput`. */
  readonly isKept?: boolean;
}

/** Sends a file as raw bytes, retrying while there is no answer. Returns the raw, successful response. */
export async function sendRaw(
  apiCall: ApiCall,
  file: Blob,
  { params, query, headers: given, isKept }: RawInput = {},
): Promise<Response> {
  const { method, path } = partsOf(apiCall);
  const { headers } = withIdempotencyKey(given);
  return untilAnswered(async () => {
    const response = await fetch(buildUrl(path, params, query), {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'content-type': file.type || 'application/octet-stream',
        ...headers,
      },
      body: file,
    });
    if (!response.ok) throw await toApiError(response);
    return response;
  }, isKept);
}

/** The same, and returns the parsed answer. */
export async function sendFile<C extends ApiCall>(apiCall: C, file: File): Promise<AnswerTo<C>> {
  const response = await sendRaw(apiCall, file);
  return (await response.json()) as AnswerTo<C>;
}
