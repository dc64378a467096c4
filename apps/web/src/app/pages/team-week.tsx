import { localDayOf } from '@hooplog/domain';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { WeekView } from '../../features/teams/week/week-view.tsx';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';

const route = getRouteApi('/guarded/teams/$id/week');

/** /teams/{id}/week; the week is in the address, so that a report can be opened again. */
export function TeamWeekPage() {
  const { id } = route.useParams();
  const timeZone = useTimeZone();
  const [now] = useState(() => new Date());
  const today = localDayOf(now, timeZone);
  const { day = today } = route.useSearch();
  return <WeekView id={id} day={day} today={today} />;
}
