import { useState } from 'react';
import { DeleteAccountCard } from '../../features/account/delete-account-card.tsx';
import { AccountCard } from '../../features/profile/account-card.tsx';
import { CoachMode } from '../../features/profile/coach-mode.tsx';
import { ProfileHead } from '../../features/profile/profile-head.tsx';
import { Settings } from '../../features/profile/settings.tsx';
import { YourStatistics } from '../../features/profile/your-statistics.tsx';
import { PushCard } from '../../features/push/push-card.tsx';
import { SessionsCard } from '../../features/sessions/sessions-card.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { browserToday } from '../browser-today.ts';

/** /profile: who the player is, their numbers, and everything that can be set. */
export function ProfilePage() {
  const session = useSession();
  const [today] = useState(browserToday);
  // The guard lets nobody else in.
  if (session.state !== 'signed_in') return null;
  const { user } = session;
  return (
    <div className="space-y-6 md:space-y-8">
      <ProfileHead user={user} today={today} />
      <YourStatistics />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="space-y-5">
          <CoachMode user={user} />
          <Settings user={user} today={today} />
          <PushCard />
        </div>
        <div className="space-y-5">
          <AccountCard user={user} />
          <SessionsCard />
          <DeleteAccountCard email={user.email} />
        </div>
      </div>
    </div>
  );
}
