import { t } from '@hooplog/language';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { TaskCard } from '../../components/layout/task-card.tsx';
import { Unreachable } from '../../components/layout/unreachable.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { JoinTeam } from '../../features/teams/join/join-team.tsx';
import { loginUrl } from '../../lib/session/login-url.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { SignedInShell } from '../shell/signed-in-shell.tsx';

const route = getRouteApi('/join/$token');

/** /join/{token}: an invitation to a team. Signed-out users sign in first and come back here. */
export function JoinPage() {
  const { token } = route.useParams();
  const navigate = route.useNavigate();
  const session = useSession();
  const signedOut = session.state === 'signed_out';
  useEffect(() => {
    if (signedOut) window.location.assign(loginUrl(`/join/${token}`));
  }, [signedOut, token]);
  if (session.state === 'signed_in' && session.user.awaitsParent === 1) {
    return <Navigate to="/waiting" replace />;
  }
  return (
    <SignedInShell>
      <TaskCard title={t('Team invitation')}>
        {session.state === 'unknown' && <Unreachable onRetry={session.retry} />}
        {(session.state === 'loading' || signedOut) && <Skeleton className="h-48" />}
        {session.state === 'signed_in' && (
          <JoinTeam token={token} onDone={() => void navigate({ to: '/teams' })} />
        )}
      </TaskCard>
    </SignedInShell>
  );
}
