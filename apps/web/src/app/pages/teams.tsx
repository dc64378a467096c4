import { Teams } from '../../features/teams/list/teams.tsx';
import { useSession } from '../../lib/session/use-session.ts';

/** /teams */
export function TeamsPage() {
  const session = useSession();
  return <Teams isCoach={session.state === 'signed_in' && session.user.isCoach === 1} />;
}
