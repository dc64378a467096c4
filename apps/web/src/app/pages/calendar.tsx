import { localDayOf, monthOf } from '@hooplog/domain';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Calendar } from '../../features/calendar/calendar.tsx';
import { useSession } from '../../lib/session/use-session.ts';

const route = getRouteApi('/guarded/calendar');

/** /calendar; month and chosen day stand in the address, so that they survive a reload and the way back. */
export function CalendarPage() {
  const session = useSession();
  const timeZone = session.state === 'signed_in' ? session.user.timeZone : 'UTC';
  const [now] = useState(() => new Date());
  const today = localDayOf(now, timeZone);
  const { day = null, month = monthOf(day ?? today) } = route.useSearch();
  const navigate = route.useNavigate();
  const stay = { replace: true, resetScroll: false } as const;
  return (
    <Calendar
      month={month}
      today={today}
      selected={day}
      onMonthChange={(shown) => {
        void navigate({ search: shown === monthOf(today) ? {} : { month: shown }, ...stay });
      }}
      onSelect={(chosen) => {
        const search = {
          ...(month === monthOf(today) ? {} : { month }),
          ...(chosen && { day: chosen }),
        };
        void navigate({ search, ...stay });
      }}
    />
  );
}
