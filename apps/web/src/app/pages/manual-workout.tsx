import { localDayOf } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { ManualWorkoutForm } from '../../features/manual-workout/manual-workout-form.tsx';
import { useTarget } from '../../lib/queries/assignments.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';

const route = getRouteApi('/guarded/manual-workout');

/** /manual-workout: timed exercises. Save and Cancel both lead to the calendar. */
export function ManualWorkoutPage() {
  const { assignment } = route.useSearch();
  const target = useTarget(assignment ?? null);
  const navigate = route.useNavigate();
  const session = useSession();
  const timeZone = useTimeZone();
  const [today] = useState(() => localDayOf(serverNow(), timeZone));
  if (session.state !== 'signed_in') return null;
  return (
    <div className="mx-auto max-w-140 space-y-5 md:space-y-6">
      <PageHeading>{t('Log Manual Workout')}</PageHeading>
      <ManualWorkoutForm
        userId={session.user.id}
        today={today}
        target={target?.measure === 'minutes' ? target : null}
        onDone={() => {
          void navigate({ to: '/calendar' });
        }}
      />
    </div>
  );
}
