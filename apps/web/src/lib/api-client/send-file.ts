import type { Endpoint, EndpointResponse } from '@hooplog/contract';
import { buildUrl } from './build-url.ts';
import { toApiError } from './call.ts';

interface RawInput {
  readonly params?: Record<string, string>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a file as it is to an endpoint that takes raw bytes; its answer as it comes, which is a success. */
export async function sendRaw(
  endpoint: Endpoint,
  file: Blob,
  { params, query, headers = {} }: RawInput = {},
): Promise<Response> {
  const response = await fetch(buildUrl(endpoint.path, params, query), {
    method: endpoint.method,
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

/** The same, and gives its parsed answer. */
export async function sendFile<E extends Endpoint>(
  endpoint: E,
  file: File,
): Promise<EndpointResponse<E>> {
  const response = await sendRaw(endpoint, file);
  return endpoint.response?.parse(await response.json()) as EndpointResponse<E>;
}
