import { AppError } from '../errors/app-error.ts';
import { StorageFull } from '../storage/storage.ts';
import { RETRY_WHEN_FULL } from './why-unavailable.ts';

const HANG_UPS = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'EPIPE'];

/**
 * What the sender of a file is told when storing it has failed; anything else as it was.
 *
 * @param what the file, in the middle of a sentence: “this video”
 */
export function uploadRefusal(error: unknown, what: string): unknown {
  if (error instanceof StorageFull) {
    return new AppError(
      'storage_full',
      `There is no room for ${what} on the server right now. Please try again later.`,
      { headers: { 'retry-after': RETRY_WHEN_FULL }, cause: error },
    );
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!HANG_UPS.includes(code)) return error;
  return new AppError('client_closed', 'The connection was lost during the upload.', {
    cause: error,
  });
}
