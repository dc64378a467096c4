// eslint-disable-next-line no-restricted-imports -- it is what the others use.
import { type ComponentType, Fragment, lazy, type ReactNode, useState } from 'react';
import { Dialog } from './dialog.tsx';
import {
  LateBoundary,
  LateFailure,
  type LateFailureProps,
  PartNotLoaded,
} from './late-failure.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

function late<Props extends object>(
  load: Load<Props>,
  failed: (props: Props, failure: LateFailureProps) => ReactNode,
) {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const fetch = () => (loading ??= load().then((part) => (loaded = part), PartNotLoaded.wrap));
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
      <LateBoundary failed={(failure) => failed(props, failure)} onFailed={forget}>
        <Loading {...props} />
      </LateBoundary>
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
export const latePart = <Props extends object>(
  load: Load<Props>,
  Frame: ComponentType<{ readonly children: ReactNode }> = Fragment,
) =>
  late(load, (_props, failure) => (
    <Frame>
      <LateFailure {...failure} />
    </Frame>
  ));

/** The same for a dialog: what could not be fetched is said in one, too. */
export const lateDialog = <Props extends { readonly onClose: () => void }>(load: Load<Props>) =>
  late(load, ({ onClose }, failure) => (
    <Dialog open title="Not loaded" onClose={onClose}>
      <LateFailure {...failure} />
    </Dialog>
  ));
