import { DetailedError, Upload } from 'tus-js-client';
import { toApiError } from '../../lib/api-client/call.ts';
import { RETRY_DELAYS } from './retry-delays.ts';
import { withBase } from '../../lib/base-path.ts';

const MEBIBYTE = 1024 * 1024;

/**
 * The first is small enough for the limits of most proxies, and large enough that waiting for answers takes no time; the
 * next is what nginx takes by itself.
 */
const PART_BYTES = [8 * MEBIBYTE, MEBIBYTE, MEBIBYTE / 8] as const;

/** The next smaller size; null after the last one. */
const smallerThan = (bytes: number) => PART_BYTES.find((size) => size < bytes) ?? null;

/** What went through before: known as long as the page is open. */
let partBytes: number = PART_BYTES[0];

/** A proxy takes no body of this size. One that hangs up in the middle of a part mostly means the same. */
function isTooLarge(error: DetailedError, attempt: number): boolean {
  const answer = error.originalResponse;
  if (answer?.getStatus() === 413) return (answer.getHeader('X-Request-Id') ?? '') === '';
  return navigator.onLine && statusOf(error) === 0 && attempt > 0;
}

interface SendOptions {
  readonly signal: AbortSignal;
  /** Sending begins, or goes on, at this byte. */
  readonly onStart: (sentBytes: number) => void;
  readonly onProgress: (sentBytes: number) => void;
  /** The server has so many bytes, until that moment of its clock unless more is sent: milliseconds. */
  readonly onStored: (bytes: number, expiresAt: number) => void;
  /** The connection is lost; another try follows. */
  readonly onInterrupted: () => void;
}

const statusOf = (error: DetailedError) => error.originalResponse?.getStatus() ?? 0;

/** No connection, a part that another try has sent meanwhile, or a server that is away for a moment. */
function isWorthRetrying(error: DetailedError): boolean {
  const status = statusOf(error);
  return navigator.onLine && (status === 0 || status === 409 || (status >= 500 && status !== 507));
}

/** What the server said; the error itself where it said nothing. */
async function reasonOf(error: Error): Promise<Error> {
  if (!(error instanceof DetailedError) || statusOf(error) === 0) return error;
  const body = error.originalResponse?.getBody() ?? null;
  return toApiError(new Response(body, { status: statusOf(error) }));
}

/** Sends a file by tus, from where the server has it on. Throws `ApiError` for what the server refuses. */
export function sendInParts(uploadUrl: string, file: File, options: SendOptions): Promise<void> {
  const { signal, onStart, onProgress, onStored, onInterrupted } = options;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    let isStart = true;
    let expiresAt = 0;
    const upload = new Upload(file, {
      uploadUrl: withBase(uploadUrl),
      chunkSize: partBytes,
      retryDelays: RETRY_DELAYS,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => {
        isStart = true;
      },
      onProgress: (sentBytes) => {
        (isStart ? onStart : onProgress)(sentBytes);
        isStart = false;
      },
      onAfterResponse: (_request, response) => {
        expiresAt = Date.parse(response.getHeader('Upload-Expires') ?? '');
      },
      onChunkComplete: (_size, bytes) => {
        if (bytes < file.size) onStored(bytes, expiresAt);
      },
      onShouldRetry: (error, attempt) => {
        const smaller = isTooLarge(error, attempt) ? smallerThan(partBytes) : null;
        if (smaller !== null) {
          partBytes = smaller;
          upload.options.chunkSize = smaller;
        }
        const isRetried = smaller !== null || isWorthRetrying(error);
        if (isRetried) onInterrupted();
        return isRetried;
      },
      onError: (error) => void reasonOf(error).then(reject),
      onSuccess: () => {
        resolve();
      },
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(new DOMException('The upload was cancelled', 'AbortError'));
    });
    upload.start();
  });
}
