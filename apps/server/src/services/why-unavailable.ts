import { phrase } from '@hooplog/language';
import { isDatabaseAway, TooManyWaiting } from '../database/away.ts';
import { isDiskFull } from '../storage/is-disk-full.ts';
import { StorageUnavailable } from '../storage/storage.ts';
import { AppError } from '../errors/app-error.ts';

/** Seconds; a restarted database is back by then. */
const RETRY_AFTER = '5';

/** Seconds; somebody has to free space first. */
export const RETRY_WHEN_FULL = '60';

/** The error when a disk is full, the database's or the files'. */
export const storageFull = (cause: unknown): AppError =>
  new AppError('storage_full', phrase('The server has no room left. Please try again later.'), {
    headers: { 'retry-after': RETRY_WHEN_FULL },
    cause,
  });

/** The error for a problem that passes by itself within moments; null for any other error. */
export function whyUnavailable(error: unknown): AppError | null {
  const headers = { 'retry-after': RETRY_AFTER };
  if (error instanceof TooManyWaiting) {
    const words = phrase('Too many requests at once. Please wait a moment and try again.');
    return new AppError('rate_limited', words, { headers, cause: error });
  }
  if (isDiskFull(error)) return storageFull(error);
  if (!isDatabaseAway(error) && !(error instanceof StorageUnavailable)) return null;
  const words = phrase('Hooplog is not available right now. Please try again in a moment.');
  return new AppError('unavailable', words, { headers, cause: error });
}
