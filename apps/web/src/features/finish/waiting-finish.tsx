import { type Finish, type Goal, zoneIdSchema } from '@hooplog/contract';
import { findDrill, playDrill } from '@hooplog/domain';
import { rich } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import { formatLocalDay } from '../../lib/format/dates.ts';
import { type WaitingWorkout, waitingWorkouts } from '../../lib/outbox/outbox.ts';
import { waitingDay } from '../../lib/outbox/waiting-day.ts';
import { goalsQuery } from '../../lib/queries/goals.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { FinishBody, FinishFrame } from './finish-view.tsx';

type CountedByHand = Extract<WaitingWorkout, { body: object }>;

/** The drill result, computed as the server will; nothing if it was no drill. */
function drillOf({ drill: key, outcomes = '' }: CountedByHand['body']['workout']) {
  const drill = key === undefined ? null : findDrill(key);
  if (drill === null) return {};
  const { result } = playDrill(drill, outcomes);
  return { drill: { key: drill.key, name: drill.name, result } };
}

/** What this device knows of a workout. Records, streak and badges come with the server's response. */
function finishOf({ key, body }: CountedByHand, goals: readonly Goal[], localDay: string): Finish {
  const { workoutDate, totalShots, made, missed, notes = null } = body.workout;
  const [createdAt, updatedAt] = [workoutDate, workoutDate];
  return {
    workout: {
      ...{ id: key, workoutDate, localDay, createdAt, updatedAt, totalShots, made, missed, notes },
      ...{ videoUrl: null, source: 'manual', countedOn: null },
      ...drillOf(body.workout),
    },
    shotData: body.shotData.map((each) => ({ ...each, zone: zoneIdSchema.parse(each.zone) })),
    ...{
      name: null,
      tags: [],
      records: [],
      lastTime: null,
      streakDays: 0,
      streakBefore: 0,
      badges: [],
      assignments: [],
      posterUrl: null,
    },
    goals: goals.map((goal) => ({ ...goal, before: goal.value })),
    reel: { state: 'none', progress: 0, durationSeconds: 0, url: null, refusal: null },
  };
}

interface WaitingFinishProps {
  readonly userId: string;
  /** Its key in the outbox. */
  readonly id: string;
}

/** The finish screen of a workout that is stored on this device until there is a connection. */
export function WaitingFinish({ userId, id }: WaitingFinishProps) {
  const timeZone = useTimeZone();
  const { data: goals = [] } = useQuery(goalsQuery);
  const entry = waitingWorkouts(userId).find(({ key }) => key === id);
  if (entry === undefined || !('body' in entry)) return null;
  const finish = finishOf(entry, goals, waitingDay(entry, timeZone));
  return (
    <FinishFrame
      id={null}
      day={<p className="text-muted">{formatLocalDay(finish.workout.localDay)}</p>}
    >
      <p
        role="status"
        className="flex items-center gap-2 rounded-card border border-accent bg-accent-soft px-4 py-3"
      >
        <CloudUpload aria-hidden className="size-5 shrink-0 text-accent-text" />
        <span>
          {rich(
            '<strong>Will be sent.</strong> Your workout is saved on this device and goes out as soon as there is a connection. Records and badges follow then.',
            { strong: (text) => <strong>{text}</strong> },
          )}
        </span>
      </p>
      <FinishBody finish={finish} isWaiting />
    </FinishFrame>
  );
}
