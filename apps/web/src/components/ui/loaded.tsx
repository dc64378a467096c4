import type { ReactNode } from 'react';
import { isNotFound, isUnauthorized } from '../../lib/api-client/api-error.ts';
import { ErrorState } from './error-state.tsx';

/** The display of a load failure: a title above the usual text, or a replacement. */
type Failure =
  | { readonly title: string; readonly failed?: never }
  | { readonly failed: (onRetry: () => void) => ReactNode; readonly title?: never };

type LoadedProps<Data> = Failure & {
  /** The result of `useQuery` or `together`. */
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** As tall as the loaded content. */
  readonly skeleton: ReactNode;
  /** Shown if the resource does not exist, or not for this player; left out for those that always exist. */
  readonly gone?: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** Renders a query's data, or its loading, error or not-found state. Loaded data stays when a refetch fails. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, skeleton, gone, children } = props;
  const { data, error, refetch } = query;
  if (gone !== undefined && isNotFound(error)) return gone;
  if (data !== undefined) return children(data);
  // Signed-out users are being redirected to sign in.
  if (error === null || isUnauthorized(error)) return skeleton;
  const retry = () => void refetch();
  return props.failed?.(retry) ?? <ErrorState title={props.title ?? ''} onRetry={retry} />;
}
