import type { CurrentUser } from '@hooplog/contract';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isUnauthorized } from '../api-client/api-error.ts';
import { call } from '../api-client/call.ts';

/**
 * Asks who is signed in; "nobody" is an answer, not an error. Without a connection it is who was signed in last, with
 * the numbers last known: what they count is kept on this device, and the server asks for their session when it is sent.
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
