import type { HistoryEntry } from '@hooplog/contract';
import { CalendarDays } from 'lucide-react';
import { formatLocalDay } from '../../lib/format/dates.ts';
import { Button } from '../ui/button.tsx';
import { CalendarDayLink } from './calendar-day-link.tsx';
import { exerciseWords } from './exercise-words.ts';
import { WORKOUT_KINDS } from './workout-kinds.ts';

/** One timed workout in a list, with the way to its day. */
export function TimedWorkoutCard({ workout }: { readonly workout: HistoryEntry }) {
  const { notes, localDay } = workout;
  const day = formatLocalDay(localDay);
  const { name, Icon } = WORKOUT_KINDS.timed;
  return (
    <article
      aria-label={`Exercises of ${day}`}
      className="rounded-card border border-line bg-card p-4"
    >
      <h3 className="flex items-center gap-2 font-bold">
        {day}
        <Icon role="img" aria-label={name} className="size-4 text-muted" />
      </h3>
      {notes !== null && <p className="mt-1.5 line-clamp-2 text-sm text-muted">{notes}</p>}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="figures">{exerciseWords(workout)}</p>
        <Button asChild variant="quiet" size="sm" className="-mx-3">
          <CalendarDayLink localDay={localDay}>
            <CalendarDays aria-hidden /> View in calendar
          </CalendarDayLink>
        </Button>
      </div>
    </article>
  );
}
