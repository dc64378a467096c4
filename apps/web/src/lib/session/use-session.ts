import type { CurrentUser } from '@hooplog/contract';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../queries/current-user.ts';

/** The session. `unknown` means that the server could not be reached. */
export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown'; readonly retry: () => void }
  | { readonly state: 'signed_out' }
  | { readonly state: 'signed_in'; readonly user: CurrentUser };

/** The session of this browser, fetched once. */
export function useSession(): Session {
  const { data, isPending, isError, refetch } = useQuery(currentUserQuery);
  if (isPending) return { state: 'loading' };
  if (isError) return { state: 'unknown', retry: () => void refetch() };
  return data === null ? { state: 'signed_out' } : { state: 'signed_in', user: data };
}
