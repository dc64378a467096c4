import { errorBodySchema } from '@hooplog/contract';
import { ApiError } from '../../lib/api-client/api-error.ts';

interface PutVideoOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number) => void;
}

/** Sends the raw file. By XMLHttpRequest, since fetch does not tell how much has been sent. */
export function putVideo(
  url: string,
  file: File,
  { signal, onProgress }: PutVideoOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const cancel = () => {
      request.abort();
    };
    signal.addEventListener('abort', cancel, { once: true });
    request.open('PUT', url);
    request.withCredentials = true;
    request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = ({ loaded }) => {
      onProgress(loaded);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(toApiError(request));
    };
    request.onerror = () => {
      reject(new Error('The connection was lost'));
    };
    request.onabort = () => {
      reject(new DOMException('The upload was cancelled', 'AbortError'));
    };
    request.onloadend = () => {
      signal.removeEventListener('abort', cancel);
    };
    request.send(file);
  });
}

function toApiError({ status, statusText, responseText }: XMLHttpRequest): ApiError {
  let body: unknown = null;
  try {
    body = JSON.parse(responseText);
  } catch {
    // Not our server's answer; the text alone has to do.
  }
  const parsed = errorBodySchema.safeParse(body);
  const text = responseText === '' ? statusText : responseText;
  return new ApiError(status, text, parsed.success ? parsed.data : null);
}
