import { formatCount, type LocalDay, type Month, monthOf } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { StatCard } from '../../components/ui/stat-card.tsx';
import { LogManualWorkoutLink } from '../../components/workouts/log-manual-workout-link.tsx';
import { queryOf } from '../../lib/queries/query-of.ts';
import { statsQuery } from '../../lib/queries/stats.ts';
import { DayDetails } from './day-details.tsx';
import { type DaySessions, sessionsByDay } from './day-sessions.ts';
import { MonthBar } from './month-bar.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthSummary } from './month-summary.tsx';
import { CalendarLegend } from './session-mark.tsx';

/** The workouts of one month. */
const calendarQuery = (month: Month) => queryOf('GET /api/calendar', { query: { month } });

interface CalendarProps {
  readonly month: Month;
  readonly today: LocalDay;
  readonly selected: LocalDay | null;
  readonly onMonthChange: (month: Month) => void;
  readonly onSelect: (day: LocalDay | null) => void;
}

const NO_SESSIONS: ReadonlyMap<string, DaySessions> = new Map();

function Numbers() {
  const { data: stats } = useQuery(statsQuery);
  const rest = stats?.restStreak;
  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-4">
      <StatCard
        isLow
        highlighted
        label={t('Day Streak')}
        value={stats?.currentStreak}
        unit={t('{days, plural, one {day} other {days}}', { days: stats?.currentStreak ?? 0 })}
        caption={
          rest !== undefined &&
          t('{days, plural, one {# day} other {# days}} with rest days', { days: rest })
        }
      />
      <StatCard
        isLow
        label={t('Total Workouts')}
        value={stats && formatCount(stats.workoutCount)}
      />
      <StatCard isLow label={t('Average Accuracy')} value={stats?.percentage} unit="%" />
    </dl>
  );
}

/**
 * Scrolls to the details of a day when it is chosen (they are below the month on phones), but not when the page opens.
 */
function useDayInView(day: LocalDay | null) {
  const ref = useRef<HTMLElement>(null);
  const shownRef = useRef(day);
  const show = () => ref.current?.scrollIntoView({ block: 'nearest' });
  useEffect(() => {
    if (shownRef.current === day) return;
    shownRef.current = day;
    show();
  }, [day]);
  return [ref, show] as const;
}

/** The month, marking the days with workouts. */
export function Calendar({ month, today, selected, onMonthChange, onSelect }: CalendarProps) {
  const query = useQuery(calendarQuery(month));
  const { data, isPending } = query;
  const sessions = useMemo(() => (data ? sessionsByDay(data) : NO_SESSIONS), [data]);
  const chosen = selected === null ? undefined : sessions.get(selected);
  const [detailsRef, showDetails] = useDayInView(selected);
  // Rendered without marks while they load, so that the days do not move.
  const grid = (
    <MonthGrid
      month={month}
      today={today}
      sessions={sessions}
      selected={selected}
      onSelect={(day) => {
        if (day === selected) showDetails();
        else onSelect(day);
      }}
      onMonthChange={onMonthChange}
    />
  );
  return (
    <div className="space-y-5 md:space-y-6">
      <PageHeading action={<LogManualWorkoutLink />}>{t('Workout Calendar')}</PageHeading>
      <Numbers />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <Card className="p-2 sm:p-5">
          <MonthBar month={month} currentMonth={monthOf(today)} onChange={onMonthChange} />
          <Loaded query={query} title={t('This month could not be loaded')} skeleton={grid}>
            {() => grid}
          </Loaded>
          <CalendarLegend />
        </Card>
        <div className="grid gap-4 lg:gap-6">
          {selected !== null && (chosen !== undefined || isPending) && (
            <DayDetails
              ref={detailsRef}
              day={selected}
              today={today}
              sessions={chosen}
              onSelect={onSelect}
            />
          )}
          <MonthSummary summary={data?.summary} />
        </div>
      </div>
    </div>
  );
}
