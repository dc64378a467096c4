import { Leaderboard } from '../../features/leaderboard/leaderboard.tsx';
import { useSession } from '../../lib/session/use-session.ts';

/** /leaderboard */
export function LeaderboardPage() {
  const session = useSession();
  // The guard lets only signed-in users in.
  return session.state === 'signed_in' ? <Leaderboard /> : null;
}
