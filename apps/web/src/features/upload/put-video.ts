import { readApiError } from '../../lib/api-client/call.ts';

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
    // Some systems know no type for a film; the server looks at its content.
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded }) => {
      onProgress(loaded);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(readApiError(request, request.responseText));
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
