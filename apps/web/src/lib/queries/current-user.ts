import { getCurrentUser, type CurrentUser } from '@hooplog/contract';
import { queryOptions } from '@tanstack/react-query';
import { isUnauthorized } from '../api-client/api-error.ts';
import { call } from '../api-client/call.ts';

/** The signed-in user; null when nobody is signed in. */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      return await call(getCurrentUser, { signal });
    } catch (error) {
      if (isUnauthorized(error)) return null;
      throw error;
    }
  },
});
