import type { ManualWorkoutDetails } from '@hooplog/contract';
import { EXERCISE_NAMES, type LocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { lazyDialog } from '../../components/ui/lazy-part.tsx';
import { EditAndDelete } from '../../components/workouts/edit-and-delete.tsx';
import { workoutTime } from '../../lib/format/dates.ts';
import { formatList } from '../../lib/format/list.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { DeleteManualWorkout } from './delete-manual-workout.tsx';
import { SessionMark } from './session-mark.tsx';
import { SESSION_ROW, SessionNotes } from './session-notes.tsx';

// Its form is not needed until an entry is edited.
const EditManualWorkout = lazyDialog(
  async () => (await import('./edit-manual-workout.tsx')).EditManualWorkout,
);

interface ManualWorkoutRowProps {
  readonly workout: ManualWorkoutDetails;
  readonly today: LocalDay;
  /** Called with the new day after an edit. */
  readonly onMoved: (day: LocalDay) => void;
}

/** One workout of timed exercises in the day's details. */
export function ManualWorkoutRow({ workout, today, onMoved }: ManualWorkoutRowProps) {
  const timeZone = useTimeZone();
  const { totalDuration, notes, exercises } = workout;
  return (
    <li className={SESSION_ROW}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 font-semibold figures">
          <SessionMark kind="timed" />
          {t('{minutes, plural, one {# minute} other {# minutes}}', { minutes: totalDuration })}
          <span className="text-sm font-normal text-muted">{workoutTime(workout, timeZone)}</span>
        </p>
        <div className="-me-3 flex">
          <EditAndDelete
            variant="quiet"
            edit={(onClose) => (
              <EditManualWorkout
                workout={workout}
                today={today}
                onClose={onClose}
                onSaved={(day) => {
                  onClose();
                  onMoved(day);
                }}
              />
            )}
            remove={(onClose) => <DeleteManualWorkout workout={workout} onClose={onClose} />}
          />
        </div>
      </div>
      <p className="mt-1 text-sm">
        {formatList(
          exercises.map(({ exerciseType, duration }) =>
            t('{exercise} {minutes} min', {
              exercise: EXERCISE_NAMES[exerciseType],
              minutes: duration,
            }),
          ),
        )}
      </p>
      <SessionNotes text={notes} />
    </li>
  );
}
