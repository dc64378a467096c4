import { queryOptions } from '@tanstack/react-query';

/** The signed-in user; null when nobody is signed in. */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: async ({ signal }) => {
    // The landing page needs nothing else of the contract: it paints first, the schemas follow.
    const { fetchCurrentUser } = await import('./fetch-current-user.ts');
    return fetchCurrentUser(signal);
  },
});
