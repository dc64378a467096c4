import { Navigate, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Unreachable } from '../../components/layout/unreachable.tsx';
import { signInAgain } from '../../lib/session/sign-in-again.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { SignedInShell } from './signed-in-shell.tsx';

/** Lets signed-in users with a complete profile through, and redirects all others. */
export function Guard() {
  const session = useSession();
  const signedOut = session.state === 'signed_out';
  useEffect(() => {
    if (signedOut) signInAgain();
  }, [signedOut]);
  if (session.state === 'signed_in' && session.user.profileComplete === 0) {
    return <Navigate to="/profile/setup" replace />;
  }
  if (session.state === 'signed_in' && session.user.awaitsParent === 1) {
    return <Navigate to="/waiting" replace />;
  }
  return (
    <SignedInShell>
      {session.state === 'signed_in' && <Outlet />}
      {(session.state === 'loading' || signedOut) && <PageSkeleton />}
      {session.state === 'unknown' && <Unreachable onRetry={session.retry} />}
    </SignedInShell>
  );
}
