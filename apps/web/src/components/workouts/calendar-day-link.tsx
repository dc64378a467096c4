import { monthOf, parseLocalDay } from '@hooplog/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface CalendarDayLinkProps {
  readonly localDay: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The way to a day in the calendar, where timed exercises are looked at: they have no page of their own. */
export function CalendarDayLink({ localDay, className, children }: CalendarDayLinkProps) {
  const day = parseLocalDay(localDay);
  return (
    <Link
      to="/calendar"
      search={day === null ? {} : { month: monthOf(day), day }}
      className={className}
    >
      {children}
    </Link>
  );
}
