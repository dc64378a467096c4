import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { useSession } from '../../lib/session/use-session.ts';

export function DashboardPage() {
  const session = useSession();
  const user = session.state === 'signed_in' ? session.user : null;
  return <Dashboard name={user?.displayName ?? user?.firstName ?? null} />;
}
