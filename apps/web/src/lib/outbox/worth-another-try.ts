import { ApiError } from '../api-client/api-error.ts';
import { isAwayOrSlow } from '../api-client/no-answer.ts';
import { NoLongerStored } from '../device-storage/no-longer-stored.ts';

/** Not signed in, too slow, too often: temporary reasons. */
const PASSING = [401, 408, 429];

/** Whether an error means that the server could not be asked: no connection, or only a proxy answered. */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof ApiError) || isAwayOrSlow(error);
}

/** Whether the same request may succeed later. */
export function isWorthAnotherTry(error: unknown): boolean {
  if (error instanceof NoLongerStored) return false;
  if (!(error instanceof ApiError)) return true;
  // A proxy may accept tomorrow what it refuses today, and saved workouts can wait.
  return error.body === null || error.status >= 500 || PASSING.includes(error.status);
}
