import type { Workout } from '@hooplog/contract';
import { type LocalDay, percentage, shotsKind } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ClosableCard } from '../../components/ui/closable-card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { WORKOUT_KINDS } from '../../components/workouts/workout-kinds.ts';
import { formatLongDay, workoutTime } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import type { DaySessions } from './day-sessions.ts';
import { ManualWorkoutRow } from './manual-workout-row.tsx';
import { SessionMark } from './session-mark.tsx';
import { SESSION_ROW, SessionNotes } from './session-notes.tsx';

interface DayDetailsProps {
  readonly ref: Ref<HTMLElement>;
  readonly day: LocalDay;
  readonly today: LocalDay;
  /** Undefined while they load. */
  readonly sessions: DaySessions | undefined;
  /** Null closes the details. */
  readonly onSelect: (day: LocalDay | null) => void;
}

function ShotsWorkout(workout: Workout) {
  const timeZone = useTimeZone();
  const { id, made, totalShots, notes } = workout;
  const kind = shotsKind(workout);
  return (
    <li className={SESSION_ROW}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <p className="flex items-center gap-2 font-semibold figures">
            <SessionMark kind={kind} />
            {t('{shots, plural, one {# shot} other {# shots}} · {percent}%', {
              shots: totalShots,
              percent: percentage(made, totalShots),
            })}
            <span className="text-sm font-normal text-muted">{workoutTime(workout, timeZone)}</span>
          </p>
          <p className="ps-6 text-sm text-muted">{WORKOUT_KINDS[kind].name}</p>
        </div>
        <Button asChild variant="secondary" size="sm">
          <Link to="/workout/$id" params={{ id }}>
            {t('View Details')}
          </Link>
        </Button>
      </div>
      <SessionNotes text={notes} />
    </li>
  );
}

/** All workouts of the chosen day. */
export function DayDetails({ ref, day, today, sessions, onSelect }: DayDetailsProps) {
  return (
    <ClosableCard
      ref={ref}
      title={formatLongDay(day)}
      onClose={() => {
        onSelect(null);
      }}
    >
      {sessions === undefined && <Skeleton className="h-36" />}
      <ul>
        {sessions?.workouts.map((workout) => (
          <ShotsWorkout key={workout.id} {...workout} />
        ))}
        {sessions?.manualWorkouts.map((workout) => (
          <ManualWorkoutRow key={workout.id} workout={workout} today={today} onMoved={onSelect} />
        ))}
      </ul>
    </ClosableCard>
  );
}
