import type { ManualWorkoutDetails, Workout } from '@hooplog/contract';
import { percentage } from '@hooplog/domain';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { formatLongDay, formatTime } from '../../lib/format/dates.ts';
import { formatCount } from '../../lib/format/numbers.ts';
import type { DaySessions } from './day-sessions.ts';
import { DeleteManualWorkout } from './delete-manual-workout.tsx';
import { SessionMark } from './session-mark.tsx';

interface DayDetailsProps {
  readonly day: string;
  readonly sessions: DaySessions;
  readonly onClose: () => void;
}

const ROW = 'border-b border-line py-3 last:border-none last:pb-0';

function Notes({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return <p className="mt-1 text-sm break-words whitespace-pre-line text-muted">{text}</p>;
}

function VideoWorkout({ id, made, totalShots, workoutDate, notes }: Workout) {
  return (
    <li className={ROW}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 font-semibold figures">
          <SessionMark kind="video" />
          {`${formatCount(totalShots)} shots · ${percentage(made, totalShots)}%`}
          <span className="text-sm font-normal text-muted">{formatTime(workoutDate)}</span>
        </p>
        <Button asChild variant="secondary" size="sm">
          <Link to="/workout/$id" params={{ id }}>
            View Details
          </Link>
        </Button>
      </div>
      <Notes text={notes} />
    </li>
  );
}

function ManualWorkout({ workout }: { readonly workout: ManualWorkoutDetails }) {
  const { totalDuration, workoutDate, notes, exercises } = workout;
  return (
    <li className={ROW}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 font-semibold figures">
          <SessionMark kind="manual" />
          {`${formatCount(totalDuration)} minutes`}
          <span className="text-sm font-normal text-muted">{formatTime(workoutDate)}</span>
        </p>
        <DeleteManualWorkout workout={workout} />
      </div>
      <p className="mt-1 text-sm">
        {exercises
          .map(({ exerciseType, duration }) => `${exerciseType} ${duration} min`)
          .join(', ')}
      </p>
      <Notes text={notes} />
    </li>
  );
}

/** Everything that was trained on the chosen day. */
export function DayDetails({ day, sessions, onClose }: DayDetailsProps) {
  return (
    <Card aria-labelledby="day-details" className="animate-rise">
      <CardHeading
        id="day-details"
        className="mb-0 items-center"
        action={
          <Button variant="quiet" size="icon" aria-label="Close" onClick={onClose}>
            <X aria-hidden />
          </Button>
        }
      >
        {formatLongDay(day)}
      </CardHeading>
      <ul>
        {sessions.workouts.map((workout) => (
          <VideoWorkout key={workout.id} {...workout} />
        ))}
        {sessions.manualWorkouts.map((workout) => (
          <ManualWorkout key={workout.id} workout={workout} />
        ))}
      </ul>
    </Card>
  );
}
