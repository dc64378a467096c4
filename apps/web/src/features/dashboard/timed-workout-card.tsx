import type { HistoryEntry } from '@hooplog/contract';
import { parseLocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { CalendarDays, Timer } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { exerciseWords } from '../../components/workouts/exercise-text.ts';
import { formatLocalDay } from '../../lib/format/dates.ts';

interface TimedWorkoutCardProps {
  readonly workout: HistoryEntry;
  /** Its day, formatted. */
  readonly day: string;
}

/** One timed workout in a list; links to its day. */
export function TimedWorkoutCard({ workout, day }: TimedWorkoutCardProps) {
  const { notes, localDay } = workout;
  return (
    <article
      aria-label={t('Exercises of {day}', { day: formatLocalDay(localDay) })}
      className="rounded-card border border-line bg-card p-4"
    >
      <h3 className="flex items-center gap-2 font-bold">
        {day}
        <Timer role="img" aria-label={t('Exercises')} className="size-4 text-muted" />
      </h3>
      {notes !== null && (
        <p className="mt-1.5 line-clamp-2 text-sm wrap-anywhere text-muted">
          <bdi>{notes}</bdi>
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="figures">{exerciseWords(workout)}</p>
        <p className="-mx-3 flex w-[calc(100%+1.5rem)] justify-end sm:w-auto">
          <Button asChild variant="quiet" size="sm">
            <Link to="/calendar" search={{ day: parseLocalDay(localDay) ?? undefined }}>
              <CalendarDays aria-hidden /> {t('View in calendar')}
            </Link>
          </Button>
        </p>
      </div>
    </article>
  );
}
