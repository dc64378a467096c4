import { queryOptions } from '@tanstack/react-query';
import { fetchCurrentUser } from './fetch-current-user.ts';
import { keyOf } from './query-of.ts';

/** The signed-in user; null when nobody is signed in. */
export const currentUserQuery = queryOptions({
  queryKey: keyOf('/api/auth/user'),
  queryFn: ({ signal, client }) => fetchCurrentUser(signal, client),
});
