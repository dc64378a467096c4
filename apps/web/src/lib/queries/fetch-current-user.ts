import { type CurrentUser, currentUserSchema, getCurrentUser } from '@hooplog/contract';
import { ApiError, isUnauthorized } from '../api-client/api-error.ts';
import { call } from '../api-client/call.ts';
import { keptValue } from '../kept/kept-value.ts';
import { LAST_USER } from '../kept/last-user.ts';

/** Who was here last, so that the app opens in a gym without a connection. */
const [NAME, THIS_DEVICE] = LAST_USER;
const lastUser = keptValue(NAME, currentUserSchema);

/**
 * Asks who is signed in; "nobody" is an answer, not an error. Without a connection it is who was signed in last: what
 * they count is kept on this device, and the server asks for their session when it is sent.
 */
export async function fetchCurrentUser(signal: AbortSignal): Promise<CurrentUser | null> {
  try {
    const user = await call(getCurrentUser, { signal });
    lastUser.write(THIS_DEVICE, user);
    return user;
  } catch (error) {
    if (isUnauthorized(error)) {
      lastUser.write(THIS_DEVICE, null);
      return null;
    }
    const user = error instanceof ApiError || signal.aborted ? null : lastUser.read(THIS_DEVICE);
    if (user === null) throw error;
    return user;
  }
}
