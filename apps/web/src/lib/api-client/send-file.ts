import type { AnswerTo, ApiCall } from './api-call.ts';
import { buildUrl } from './build-url.ts';
import { partsOf, toApiError } from './call.ts';

interface RawInput {
  readonly params?: Record<string, string>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a file as it is by a call that takes raw bytes; its answer as it comes, which is a success. */
export async function sendRaw(
  apiCall: ApiCall,
  file: Blob,
  { params, query, headers = {} }: RawInput = {},
): Promise<Response> {
  const { method, path } = partsOf(apiCall);
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
}

/** The same, and gives its answer. */
export async function sendFile<C extends ApiCall>(apiCall: C, file: File): Promise<AnswerTo<C>> {
  const response = await sendRaw(apiCall, file);
  return (await response.json()) as AnswerTo<C>;
}
