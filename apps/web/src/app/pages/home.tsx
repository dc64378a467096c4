import { Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Unreachable } from '../../components/layout/unreachable.tsx';
import { latePart } from '../../components/ui/late-part.tsx';
import { isKept } from '../../lib/kept/kept-value.ts';
import { LAST_USER } from '../../lib/kept/last-user.ts';
import type { Session } from '../../lib/session/use-session.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { PageSkeleton } from '../shell/page-skeleton.tsx';
import { SignedInShell } from '../shell/signed-in-shell.tsx';
import { DashboardPage } from './dashboard.tsx';

// Who brings no session gets it as a file; here it is seen only by who has just lost theirs.
const LandingPage = latePart(
  async () => (await import('../../features/landing/landing-page.tsx')).LandingPage,
).Part;

/** The dashboard for who is signed in, the landing page for everybody else and while nothing is known of anybody. */
export function HomePage() {
  const session = useSession();
  // Who was signed in here came for the dashboard: a server that is slow or away is no reason to offer "Sign in".
  const isStranger = session.state === 'signed_out' || !isKept(...LAST_USER);
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
