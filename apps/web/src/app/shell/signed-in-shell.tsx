import { t } from '@hooplog/language';
import { useLocation, useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { hasWaiting, subscribeToOutbox } from '../../lib/outbox/outbox-changes.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { deviceTimeZone } from '../../lib/session/use-time-zone.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { OfflineNote } from './offline-note.tsx';
import { usePageTitle } from './use-page-title.ts';

/** The first stop of the Tab key: jumps over the navigation. */
function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-control bg-accent px-4 py-3 font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {t('Skip to content')}
    </a>
  );
}

/** Moves the focus to the content when the page changes, so that screen readers and keys start there. */
function useFocusOnNewPage() {
  const content = useRef<HTMLElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}

// Usually nothing waits.
const WaitingWorkouts = lazyPart(
  async () => (await import('../../features/outbox/waiting-workouts.tsx')).WaitingWorkouts,
).Part;

/** Workouts waiting for a connection, on every page: they are sent as soon as there is one. */
function Waiting() {
  const session = useSession();
  const userId = session.state === 'signed_in' ? session.user.id : null;
  const isWaiting = useSyncExternalStore(
    subscribeToOutbox,
    () => userId !== null && hasWaiting(userId),
    () => false,
  );
  if (userId === null || !isWaiting) return null;
  return (
    <Suspense fallback={null}>
      <WaitingWorkouts userId={userId} />
    </Suspense>
  );
}

// Most players are in their own time zone.
const ZoneQuestion = lazyPart(
  async () => (await import('../../features/time-zone/zone-question.tsx')).ZoneQuestion,
).Part;

/** Asks a player in another time zone whether to use it. */
function Elsewhere() {
  const session = useSession();
  if (session.state !== 'signed_in') return null;
  const { user } = session;
  if (user.timeZoneFixed === 1 || user.timeZone === deviceTimeZone()) return null;
  return (
    <Suspense fallback={null}>
      <ZoneQuestion key={user.id} user={user} />
    </Suspense>
  );
}

/** Whether the page has the whole screen to itself. */
const useFullScreen = () =>
  useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.isFullScreen === true),
  });

/** Frame of every signed-in screen: header, content, and on phones the bottom bar. */
export function SignedInShell({ children }: { readonly children: ReactNode }) {
  const content = useFocusOnNewPage();
  const title = usePageTitle();
  if (useFullScreen()) {
    return (
      <main ref={content} id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
    );
  }
  return (
    <>
      <SkipLink />
      <Header title={title} />
      <main
        ref={content}
        id="content"
        tabIndex={-1}
        className="column pt-5 pb-24 outline-none max-md:has-data-fills-screen:pb-(--foot-height) md:pt-8 md:pb-16"
      >
        <OfflineNote />
        <Waiting />
        <Elsewhere />
        {children}
      </main>
      <BottomBar />
    </>
  );
}
