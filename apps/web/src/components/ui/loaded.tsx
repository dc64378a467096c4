import type { ReactNode } from 'react';
import { isNotFound, isUnauthorized } from '../../lib/api-client/api-error.ts';
import { ErrorState } from './error-state.tsx';

interface LoadedProps<Data> {
  /** As `useQuery` gives it. */
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** What is said when it could not be loaded. */
  readonly title: string;
  /** As tall as what comes. */
  readonly skeleton: ReactNode;
  /** What is shown where there is no such thing, or not for this player; left out for what is always there. */
  readonly gone?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a query answers, or what stands there meanwhile and instead. What is there stays when asking again fails. */
export function Loaded<Data>({ query, title, skeleton, gone, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (gone !== undefined && isNotFound(error)) return gone;
  if (data !== undefined) return children(data);
  // Who is signed out is on the way to sign in.
  if (error === null || isUnauthorized(error)) return skeleton;
  return <ErrorState title={title} onRetry={refetch} />;
}
