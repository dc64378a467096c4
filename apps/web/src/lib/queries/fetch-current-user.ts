import { getCurrentUser, type CurrentUser } from '@hooplog/contract';
import { isUnauthorized } from '../api-client/api-error.ts';
import { call } from '../api-client/call.ts';

/** Asks who is signed in; "nobody" is an answer, not an error. */
export async function fetchCurrentUser(signal: AbortSignal): Promise<CurrentUser | null> {
  try {
    return await call(getCurrentUser, { signal });
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}
