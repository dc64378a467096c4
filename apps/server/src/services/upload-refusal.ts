import { phrase } from '@hooplog/language';
import { AppError } from '../errors/app-error.ts';
import { StorageFull } from '../storage/storage.ts';
import { RETRY_WHEN_FULL } from './why-unavailable.ts';

const HANG_UPS = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'EPIPE'];

/** Whether the sender's connection broke. */
export function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && HANG_UPS.includes(String(error.code));
}

/** Messages for lack of room. */
const NO_ROOM = {
  file: phrase('There is no room for this file on the server right now. Please try again later.'),
  video: phrase('There is no room for this video on the server right now. Please try again later.'),
  clips: phrase(
    'There is no room for these clips on the server right now. Please try again later.',
  ),
};

/** The error for the sender of a file that could not be stored; other errors are returned unchanged. */
export function uploadRefusal(error: unknown, what: keyof typeof NO_ROOM): unknown {
  if (error instanceof StorageFull) {
    return new AppError('storage_full', NO_ROOM[what], {
      headers: { 'retry-after': RETRY_WHEN_FULL },
      cause: error,
    });
  }
  if (!isHangUp(error)) return error;
  return new AppError('client_closed', phrase('The connection was lost during the upload.'), {
    cause: error,
  });
}
