import { t } from '@hooplog/language';
import { Component, type ReactNode, useEffect } from 'react';
import { useOnline } from '../../lib/device/use-online.ts';
import { FileNotFetched } from '../../lib/chunk-loader/fetch-first.ts';
import { ErrorState } from './error-state.tsx';

/** A chunk that could not be loaded; any other error is a bug, and fails the page. */
export class ChunkLoadError extends Error {
  static readonly wrap = (cause: unknown): never => {
    throw new ChunkLoadError('A part of the page could not be fetched', { cause });
  };
}

export interface LazyFailureProps {
  /** The reason. */
  readonly cause: unknown;
  readonly onRetry: () => void;
}

const reload = () => {
  window.location.reload();
};

/** Says that a chunk could not be loaded, and retries: on request, and when the connection is back. */
export function LazyFailure({ cause, onRetry }: LazyFailureProps) {
  const isOnline = useOnline();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => {
      window.removeEventListener('online', onRetry);
    };
  }, [onRetry]);
  if (cause instanceof FileNotFetched && cause.isGone) {
    return (
      <ErrorState
        title={t('Hooplog has been updated')}
        text={t('This page is out of date. Reload to continue.')}
        onRetry={reload}
      />
    );
  }
  return isOnline ? (
    <ErrorState title={t('This part could not be loaded')} onRetry={onRetry} />
  ) : (
    <ErrorState
      title={t('You are offline')}
      text={t('This part is not on your device yet. Try again when you have a connection.')}
      onRetry={onRetry}
    />
  );
}

interface LazyBoundaryProps {
  /** Renders the failure in place of the part. */
  readonly failed: (failure: LazyFailureProps) => ReactNode;
  /** Called when the failure is on the screen: the next try is a new one. */
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

/** Keeps the page when a part of it could not be loaded. */
export class LazyBoundary extends Component<LazyBoundaryProps, { readonly error: Error | null }> {
  static readonly getDerivedStateFromError = (error: Error) => ({ error });

  override readonly state: { readonly error: Error | null } = { error: null };

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  readonly #retry = (): void => {
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof ChunkLoadError)) throw error;
    return this.props.failed({ cause: error.cause, onRetry: this.#retry });
  }
}
