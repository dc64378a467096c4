import { DetailedError, Upload } from 'tus-js-client';
import { toApiError } from '../../lib/api-client/call.ts';
import { RETRY_DELAYS } from './retry-delays.ts';
import { withBase } from '../../lib/base-path.ts';

const MEBIBYTE = 1024 * 1024;

/**
 * Chunk sizes. The first is below the limits of most proxies and large enough that round trips do not matter; the
 * second is nginx's default limit.
 */
const PART_BYTES = [8 * MEBIBYTE, MEBIBYTE, MEBIBYTE / 8] as const;

/** The next smaller chunk size; null after the last one. */
const smallerThan = (bytes: number) => PART_BYTES.find((size) => size < bytes) ?? null;

/** The chunk size that worked last; kept while the page is open. */
let partBytes: number = PART_BYTES[0];

/** Whether a proxy rejects bodies of this size. A connection closed in the middle of a chunk usually means the same. */
function isTooLarge(error: DetailedError, attempt: number): boolean {
  const answer = error.originalResponse;
  if (answer?.getStatus() === 413) return (answer.getHeader('X-Request-Id') ?? '') === '';
  return navigator.onLine && statusOf(error) === 0 && attempt > 0;
}

interface SendOptions {
  readonly signal: AbortSignal;
  /** Sending starts or resumes at this byte. */
  readonly onStart: (sentBytes: number) => void;
  readonly onProgress: (sentBytes: number) => void;
  /**
   * The server has stored this many bytes and keeps them until that moment of its clock (milliseconds) unless more are
   * sent.
   */
  readonly onStored: (bytes: number, expiresAt: number) => void;
  /** The connection is lost; a retry follows. */
  readonly onInterrupted: () => void;
}

const statusOf = (error: DetailedError) => error.originalResponse?.getStatus() ?? 0;

/** Connection lost, a chunk that another attempt has sent in the meantime, or a server that is briefly down. */
function isWorthRetrying(error: DetailedError): boolean {
  const status = statusOf(error);
  return navigator.onLine && (status === 0 || status === 409 || (status >= 500 && status !== 507));
}

/** The server's error; the original error if there was no response. */
async function reasonOf(error: Error): Promise<Error> {
  if (!(error instanceof DetailedError) || statusOf(error) === 0) return error;
  const body = error.originalResponse?.getBody() ?? null;
  return toApiError(new Response(body, { status: statusOf(error) }));
}

/** Uploads a file by tus, resuming where the server has it. Throws `ApiError` if the server rejects it. */
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
