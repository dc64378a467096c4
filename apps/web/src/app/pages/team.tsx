import { localDayOf } from '@hooplog/domain';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { TeamView } from '../../features/teams/team/team-view.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';

const route = getRouteApi('/guarded/teams/$id');

/** /teams/{id}; the period is in the address, so that it survives a reload. */
export function TeamPage() {
  const { id } = route.useParams();
  const { period = 'all' } = route.useSearch();
  const navigate = route.useNavigate();
  const session = useSession();
  const timeZone = useTimeZone();
  const [now] = useState(() => new Date());
  // The guard lets only signed-in users in.
  if (session.state !== 'signed_in') return null;
  return (
    <TeamView
      id={id}
      userId={session.user.id}
      today={localDayOf(now, timeZone)}
      period={period}
      onPeriodChange={(chosen) => {
        const search = chosen === 'all' ? {} : { period: chosen };
        void navigate({ search, replace: true, resetScroll: false });
      }}
      onGone={() => void navigate({ to: '/teams' })}
    />
  );
}
