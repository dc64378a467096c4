import { queryOptions } from '@tanstack/react-query';
import { fetchCurrentUser } from './fetch-current-user.ts';

/** The signed-in user; null when nobody is signed in. */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: ({ signal }) => fetchCurrentUser(signal),
});
