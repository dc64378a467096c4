import type { ReactNode } from 'react';
import { isNotFound, isUnauthorized } from '../../lib/api-client/api-error.ts';
import { ErrorState } from './error-state.tsx';

/** What is said when it could not be loaded: a title over the usual words, or what stands there instead of them. */
type Failure =
  | { readonly title: string; readonly failed?: never }
  | { readonly failed: (onRetry: () => void) => ReactNode; readonly title?: never };

type LoadedProps<Data> = Failure & {
  /** As `useQuery` gives it, or `together`. */
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** As tall as what comes. */
  readonly skeleton: ReactNode;
  /** What is shown where there is no such thing, or not for this player; left out for what is always there. */
  readonly gone?: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** Renders a query's data, or its loading, error or not-found state. What is there stays when asking again fails. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, skeleton, gone, children } = props;
  const { data, error, refetch } = query;
  if (gone !== undefined && isNotFound(error)) return gone;
  if (data !== undefined) return children(data);
  // Signed-out users are on the way to sign in.
  if (error === null || isUnauthorized(error)) return skeleton;
  const retry = () => void refetch();
  return props.failed?.(retry) ?? <ErrorState title={props.title ?? ''} onRetry={retry} />;
}
