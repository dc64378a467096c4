import { Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Unreachable } from '../../components/layout/unreachable.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { hasStored } from '../../lib/device-storage/stored-value.ts';
import { LAST_USER } from '../../lib/device-storage/last-user.ts';
import type { Session } from '../../lib/session/use-session.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { PageSkeleton } from '../shell/page-skeleton.tsx';
import { SignedInShell } from '../shell/signed-in-shell.tsx';
import { DashboardPage } from './dashboard.tsx';

// Visitors without a session get the static file; this is shown only right after a session has expired.
const LandingPage = lazyPart(
  async () => (await import('../../features/landing/landing-page.tsx')).LandingPage,
).Part;

/** The dashboard for signed-in users; the landing page for everybody else, and until the session is known. */
export function HomePage() {
  const session = useSession();
  // Somebody who was signed in here wants the dashboard, so a slow or absent server must not show "Sign in".
  const isStranger = session.state === 'signed_out' || !hasStored(...LAST_USER);
  if (session.state !== 'signed_in' && isStranger) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <LandingPage />
      </Suspense>
    );
  }
  if (session.state !== 'signed_in') return <NotKnownYet session={session} />;
  if (session.user.profileComplete === 0) return <Navigate to="/profile/setup" replace />;
  if (session.user.awaitsParent === 1) return <Navigate to="/waiting" replace />;
  return (
    <SignedInShell>
      <DashboardPage />
    </SignedInShell>
  );
}

function NotKnownYet({ session }: { readonly session: Exclude<Session, { state: 'signed_in' }> }) {
  return (
    <SignedInShell>
      {session.state === 'unknown' ? <Unreachable onRetry={session.retry} /> : <PageSkeleton />}
    </SignedInShell>
  );
}
