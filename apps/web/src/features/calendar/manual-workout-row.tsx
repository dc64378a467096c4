import type { ManualWorkoutDetails } from '@hooplog/contract';
import { counted, type LocalDay } from '@hooplog/domain';
import { Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { lateDialog } from '../../components/ui/late-part.tsx';
import { workoutTime } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { DeleteManualWorkout } from './delete-manual-workout.tsx';
import { SessionMark } from './session-mark.tsx';
import { SESSION_ROW, SessionNotes } from './session-notes.tsx';

// Its form is of no use before something is to be corrected.
const EditManualWorkout = lateDialog(
  async () => (await import('./edit-manual-workout.tsx')).EditManualWorkout,
).Part;

interface ActionsProps {
  readonly workout: ManualWorkoutDetails;
  readonly today: LocalDay;
  /** Corrected; the day on which it stands now. */
  readonly onMoved: (day: LocalDay) => void;
}

function Actions({ workout, today, onMoved }: ActionsProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <div className="-mr-3 flex">
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          setOpen('edit');
        }}
      >
        <Pencil aria-hidden /> Edit
      </Button>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          setOpen('delete');
        }}
      >
        <Trash2 aria-hidden /> Delete
      </Button>
      {open === 'delete' && <DeleteManualWorkout workout={workout} onClose={close} />}
      {open === 'edit' && (
        <Suspense fallback={null}>
          <EditManualWorkout
            workout={workout}
            today={today}
            onClose={close}
            onSaved={(day) => {
              close();
              onMoved(day);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** One workout of timed exercises on the chosen day. */
export function ManualWorkoutRow(props: ActionsProps) {
  const timeZone = useTimeZone();
  const { totalDuration, notes, exercises } = props.workout;
  return (
    <li className={SESSION_ROW}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 font-semibold figures">
          <SessionMark kind="timed" />
          {counted(totalDuration, 'minute')}
          <span className="text-sm font-normal text-muted">
            {workoutTime(props.workout, timeZone)}
          </span>
        </p>
        <Actions {...props} />
      </div>
      <p className="mt-1 text-sm">
        {exercises
          .map(({ exerciseType, duration }) => `${exerciseType} ${duration} min`)
          .join(', ')}
      </p>
      <SessionNotes text={notes} />
    </li>
  );
}
