import { t } from '@hooplog/language';
// oxlint-disable-next-line no-restricted-imports -- this is the wrapper that all others use.
import { type ComponentType, Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Spinner } from './spinner.tsx';
import {
  LazyBoundary,
  LazyFailure,
  type LazyFailureProps,
  ChunkLoadError,
} from './lazy-failure.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

function late<Props extends object>(
  load: Load<Props>,
  failed: (props: Props, failure: LazyFailureProps) => ReactNode,
) {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const fetch = () => (loading ??= load().then((part) => (loaded = part), ChunkLoadError.wrap));
  const makeLazy = () => lazy(async () => ({ default: await fetch() }));
  let Lazy = makeLazy();
  // React caches a failed lazy component forever.
  const forget = () => {
    loading = null;
    Lazy = makeLazy();
  };
  function Loading(props: Props) {
    // A loaded part renders at once: React would keep a fallback for a third of a second. Fixed for each mount, because
    // changing the component would lose the part's state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (Lazy as ComponentType<Props>));
    return <Shown {...props} />;
  }
  function Part(props: Props) {
    return (
      <LazyBoundary failed={(failure) => failed(props, failure)} onFailed={forget}>
        <Loading {...props} />
      </LazyBoundary>
    );
  }
  return {
    Part,
    /** Preloads it; a failure is retried when the part is needed. */
    ahead: (): void => {
      fetch().catch(forget);
    },
  };
}

/**
 * A lazy part of a page; the `<Suspense>` around it provides the placeholder. A load failure shows in its place, with a
 * retry.
 * @param Frame wraps the failure, for a part that fills the screen
 */
export const lazyPart = <Props extends object>(
  load: Load<Props>,
  Frame: ComponentType<{ readonly children: ReactNode }> = Fragment,
) =>
  late(load, (_props, failure) => (
    <Frame>
      <LazyFailure {...failure} />
    </Frame>
  ));

/** Shown in place of a dialog once loading takes long enough for the player to wonder. */
function LoadingIndicator() {
  return (
    <p
      role="status"
      className="pointer-events-none fixed inset-0 z-50 m-auto flex size-fit animate-late items-center gap-2 rounded-card border border-line bg-card px-4 py-3 [&_svg]:size-5"
    >
      <Spinner /> {t('Loading…')}
    </p>
  );
}

/** The same for a dialog, which needs no placeholder: loading and failures show where the dialog will be. */
export function lazyDialog<Props extends { readonly onClose: () => void }>(load: Load<Props>) {
  const { Part } = late(load, ({ onClose }, failure) => (
    <Dialog open title={t('Not loaded')} onClose={onClose}>
      <LazyFailure {...failure} />
    </Dialog>
  ));
  return function LateDialog(props: Props) {
    return (
      <Suspense fallback={<LoadingIndicator />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
