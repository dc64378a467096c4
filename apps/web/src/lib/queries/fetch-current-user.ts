import { type CurrentUser, getCurrentUser } from '@hooplog/contract';
import { ApiError, isUnauthorized } from '../api-client/api-error.ts';
import { call } from '../api-client/call.ts';
import { keep } from '../kept/kept-value.ts';
import { LAST_USER } from '../kept/last-user.ts';

/** Keeps who is signed in, for the next time without a connection. */
export function rememberUser(user: CurrentUser | null): void {
  keep(...LAST_USER, user);
}

/**
 * Asks who is signed in; "nobody" is an answer, not an error. Without a connection it is who was signed in last: what
 * they count is kept on this device, and the server asks for their session when it is sent.
 */
export async function fetchCurrentUser(signal: AbortSignal): Promise<CurrentUser | null> {
  try {
    const user = await call(getCurrentUser, { signal });
    rememberUser(user);
    return user;
  } catch (error) {
    if (isUnauthorized(error)) {
      rememberUser(null);
      return null;
    }
    if (error instanceof ApiError || signal.aborted) throw error;
    const { readLastUser } = await import('../kept/read-last-user.ts');
    const user = readLastUser();
    if (user === null) throw error;
    return user;
  }
}
