import { isDatabaseAway, TooManyWaiting } from '../database/away.ts';
import { AppError } from '../errors/app-error.ts';

/** Seconds; a database that was restarted is back by then. */
const RETRY_AFTER = '5';

/** The refusal for what works again by itself in a moment; null for any other error. */
export function whyUnavailable(error: unknown): AppError | null {
  const headers = { 'retry-after': RETRY_AFTER };
  if (error instanceof TooManyWaiting) {
    const message = 'Too many requests at once. Please wait a moment and try again.';
    return new AppError('rate_limited', message, { headers, cause: error });
  }
  if (!isDatabaseAway(error)) return null;
  const message = 'Hooplog is not available right now. Please try again in a moment.';
  return new AppError('unavailable', message, { headers, cause: error });
}
