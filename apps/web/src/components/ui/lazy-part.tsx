import { t } from '@hooplog/language';
// oxlint-disable-next-line no-restricted-imports -- it is what the others use.
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
  // One that has failed would fail for ever.
  const forget = () => {
    loading = null;
    Lazy = makeLazy();
  };
  function Loading(props: Props) {
    // What is here is drawn at once: React keeps a fallback for a third of a second, however soon it could go. Once for
    // each place: a part that became another component would lose what it knows.
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
    /** Fetches it before it is asked for; what fails is tried again then. */
    ahead: (): void => {
      fetch().catch(forget);
    },
  };
}

/**
 * A part of a page that comes after the page itself; it stands in `<Suspense>`, whose fallback holds its place. Where it
 * cannot be fetched that is said in its place, with another try.
 *
 * @param Frame what stands around those words, for a part that is the whole screen
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

/** Where a dialog will be; seen only once that takes long enough for the player to wonder. */
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

/**
 * The same for a dialog, which needs nothing to hold its place: that it is on its way is said where it will be, and what
 * could not be fetched is said in one, too.
 */
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
