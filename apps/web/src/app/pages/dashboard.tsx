import { greeting } from '@hooplog/domain';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { useSession } from '../../lib/session/use-session.ts';

export function DashboardPage() {
  const session = useSession();
  const user = session.state === 'signed_in' ? session.user : null;
  return (
    <Dashboard
      heading={greeting(user?.displayName ?? user?.firstName ?? null)}
      userId={user?.id ?? null}
    />
  );
}
