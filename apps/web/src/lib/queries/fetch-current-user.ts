import type { CurrentUser } from '@hooplog/contract';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isUnauthorized } from '../api-client/api-error.ts';
import { call } from '../api-client/call.ts';

/**
 * Fetches the signed-in user; "nobody" is an answer, not an error. Without a connection it is the last user, with the
 * last known numbers: counts are stored on this device, and the server checks the session when they are sent.
 */
export async function fetchCurrentUser(
  signal: AbortSignal,
  client: QueryClient,
): Promise<CurrentUser | null> {
  try {
    return await call('GET /api/auth/user', { signal });
  } catch (error) {
    if (isUnauthorized(error)) return null;
    if (error instanceof ApiError || signal.aborted) throw error;
    const [{ readLastUser }, { showLastNumbers }] = await Promise.all([
      import('../device-storage/read-last-user.ts'),
      import('./show-last-numbers.ts'),
    ]);
    const user = readLastUser();
    if (user === null) throw error;
    showLastNumbers(client, user.id);
    return user;
  }
}
