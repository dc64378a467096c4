import { localDayOf } from '@hooplog/domain';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { ManualWorkoutForm } from '../../features/manual-workout/manual-workout-form.tsx';
import { useSession } from '../../lib/session/use-session.ts';

/** /manual-workout: timed exercises. Save and Cancel both lead to the calendar. */
export function ManualWorkoutPage() {
  const session = useSession();
  const timeZone = session.state === 'signed_in' ? session.user.timeZone : 'UTC';
  const [today] = useState(() => localDayOf(new Date(), timeZone));
  const navigate = useNavigate();
  return (
    <div className="mx-auto max-w-140 space-y-5 md:space-y-6">
      <PageHeading>Log Manual Workout</PageHeading>
      <ManualWorkoutForm
        today={today}
        onDone={() => {
          void navigate({ to: '/calendar' });
        }}
      />
    </div>
  );
}
