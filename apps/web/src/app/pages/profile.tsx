import { t } from '@hooplog/language';
import { Suspense, useState } from 'react';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
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

/** Below the settings that are visible first. */
const SquadSharingCard = lazyPart(
  async () => (await import('../../features/profile/squad-sharing-card.tsx')).SquadSharingCard,
).Part;
const MutedPlayersRow = lazyPart(
  async () => (await import('../../features/profile/muted-players-row.tsx')).MutedPlayersRow,
).Part;
const PasskeysRow = lazyPart(
  async () => (await import('../../features/passkeys/passkeys-row.tsx')).PasskeysRow,
).Part;
const ScriptsRows = lazyPart(
  async () => (await import('../../features/scripts/scripts-rows.tsx')).ScriptsRows,
).Part;

/** Rarely used links, a row each. */
const More = () => (
  <Card aria-labelledby="more">
    <CardHeading id="more">{t('More', {}, 'settings')}</CardHeading>
    <Suspense fallback={<Skeleton className="h-82 sm:h-62" />}>
      <div className="divide-y divide-line">
        <PasskeysRow />
        <MutedPlayersRow />
        <ScriptsRows />
      </div>
    </Suspense>
  </Card>
);

/** /profile: the player's profile, numbers, and all settings. */
export function ProfilePage() {
  const session = useSession();
  const [today] = useState(browserToday);
  // The guard lets only signed-in users in.
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
          <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
            <SquadSharingCard user={user} today={today} />
          </Suspense>
          <PushCard />
        </div>
        <div className="space-y-5">
          <AccountCard user={user} />
          <SessionsCard />
          <More />
          <DeleteAccountCard email={user.email} />
        </div>
      </div>
    </div>
  );
}
