import { ApiError } from '../api-client/api-error.ts';
import { isAwayOrSlow } from '../api-client/no-answer.ts';
import { NoLongerStored } from '../device-storage/no-longer-stored.ts';

/** Not signed in, too slow, too often: reasons that pass. */
const PASSING = [401, 408, 429];

/** Whether an error means that the server could not be asked: no connection, or only a proxy answered. */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof ApiError) || isAwayOrSlow(error);
}

/** Whether the same may be taken at another time. */
export function isWorthAnotherTry(error: unknown): boolean {
  if (error instanceof NoLongerStored) return false;
  if (!(error instanceof ApiError)) return true;
  // What a proxy refuses it may let through tomorrow: what was saved here waits for that.
  return error.body === null || error.status >= 500 || PASSING.includes(error.status);
}
