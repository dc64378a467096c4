import { Navigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { PageSkeleton } from '../shell/page-skeleton.tsx';
import { SignedInShell } from '../shell/signed-in-shell.tsx';

const DashboardPage = lazy(async () => ({
  default: (await import('./dashboard.tsx')).DashboardPage,
}));

/** The dashboard for who is signed in; the landing page while that is not known, and for everybody else. */
export function HomePage() {
  const session = useSession();
  if (session.state !== 'signed_in') return <LandingPage />;
  if (session.user.profileComplete === 0) return <Navigate to="/profile/setup" replace />;
  if (session.user.awaitsParent === 1) return <Navigate to="/waiting" replace />;
  return (
    <SignedInShell>
      <Suspense fallback={<PageSkeleton />}>
        <DashboardPage />
      </Suspense>
    </SignedInShell>
  );
}
