import { t } from '@hooplog/language';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { TaskCard } from '../../components/layout/task-card.tsx';
import { Unreachable } from '../../components/layout/unreachable.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Invitation } from '../../features/invitations/invitation.tsx';
import { loginUrl } from '../../lib/session/login-url.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { SignedInShell } from '../shell/signed-in-shell.tsx';

const route = getRouteApi('/invite/$token');

/** /invite/{token}: signed-out visitors sign in first and come back. */
export function InvitePage() {
  const { token } = route.useParams();
  const navigate = route.useNavigate();
  const session = useSession();
  const isSignedOut = session.state === 'signed_out';
  useEffect(() => {
    if (isSignedOut) window.location.assign(loginUrl(`/invite/${token}`));
  }, [isSignedOut, token]);
  if (session.state === 'signed_in' && session.user.awaitsParent === 1) {
    return <Navigate to="/waiting" replace />;
  }
  return (
    <SignedInShell>
      {session.state === 'signed_in' ? (
        <Invitation token={token} onAnswered={() => void navigate({ to: '/groups' })} />
      ) : (
        <TaskCard title={t('Invitation')}>
          {session.state === 'unknown' ? (
            <Unreachable onRetry={session.retry} />
          ) : (
            <Skeleton className="h-40" />
          )}
        </TaskCard>
      )}
    </SignedInShell>
  );
}
