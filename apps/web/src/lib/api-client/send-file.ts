import type { Endpoint, EndpointResponse } from '@hooplog/contract';
import { toApiError } from './call.ts';

/** Sends a file as it is to an endpoint that takes raw bytes, and gives its parsed answer. */
export async function sendFile<E extends Endpoint>(
  endpoint: E,
  file: File,
): Promise<EndpointResponse<E>> {
  const response = await fetch(endpoint.path, {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      'content-type': file.type || 'application/octet-stream',
    },
    body: file,
  });
  if (!response.ok) throw await toApiError(response);
  return endpoint.response?.parse(await response.json()) as EndpointResponse<E>;
}
