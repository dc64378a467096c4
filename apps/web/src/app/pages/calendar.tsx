import { localDayOf, monthOf } from '@hooplog/domain';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Calendar } from '../../features/calendar/calendar.tsx';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';

const route = getRouteApi('/guarded/calendar');

/** /calendar; month and chosen day are in the address, so that they survive a reload and the back button. */
export function CalendarPage() {
  const timeZone = useTimeZone();
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
        // If the open workout moves to another month, the calendar follows it.
        const shown = chosen === null ? month : monthOf(chosen);
        const search = {
          ...(shown === monthOf(today) ? {} : { month: shown }),
          ...(chosen && { day: chosen }),
        };
        void navigate({ search, ...stay });
      }}
    />
  );
}
