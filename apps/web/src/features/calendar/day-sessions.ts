import type { CalendarMonth, ManualWorkoutDetails, Workout } from '@hooplog/contract';
import { percentage, type ShotsKind, shotsKind } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { formatList } from '../../lib/format/list.ts';

/** The workouts of one day. */
export interface DaySessions {
  readonly workouts: readonly Workout[];
  readonly manualWorkouts: readonly ManualWorkoutDetails[];
}

/** The workouts of a month, by local day. */
export function sessionsByDay(month: CalendarMonth): ReadonlyMap<string, DaySessions> {
  const days = new Map<string, { workouts: Workout[]; manualWorkouts: ManualWorkoutDetails[] }>();
  const of = (day: string) => {
    const found = days.get(day) ?? { workouts: [], manualWorkouts: [] };
    days.set(day, found);
    return found;
  };
  for (const workout of month.workouts) of(workout.localDay).workouts.push(workout);
  for (const workout of month.manualWorkouts) of(workout.localDay).manualWorkouts.push(workout);
  return days;
}

/** The marks of a day in the grid. */
export interface DayMarks {
  /** Accuracy over the day's workouts with shots; null without any. */
  readonly percent: number | null;
  /** How its shots were counted; each kind once. */
  readonly kinds: readonly ShotsKind[];
  /** Minutes of its manual workouts; null without any. */
  readonly minutes: number | null;
  /** Number of sessions after the first. */
  readonly more: number;
}

export function dayMarks({ workouts, manualWorkouts }: DaySessions): DayMarks {
  const made = workouts.reduce((sum, workout) => sum + workout.made, 0);
  const total = workouts.reduce((sum, workout) => sum + workout.totalShots, 0);
  const minutes = manualWorkouts.reduce((sum, workout) => sum + workout.totalDuration, 0);
  return {
    percent: workouts.length === 0 ? null : percentage(made, total),
    kinds: [...new Set(workouts.map(shotsKind))],
    minutes: manualWorkouts.length === 0 ? null : minutes,
    more: Math.max(0, workouts.length + manualWorkouts.length - 1),
  };
}

const SPOKEN: Readonly<Record<ShotsKind, string>> = {
  video: t('on video'),
  live: t('live'),
  hand: t('by hand'),
};

/** The marks as text: "2 sessions, 60% made (by hand), 30 minutes". */
export function spokenMarks({ percent, kinds, minutes, more }: DayMarks): string {
  const how = formatList(kinds.map((kind) => SPOKEN[kind]));
  return formatList([
    t('{sessions, plural, one {# session} other {# sessions}}', { sessions: more + 1 }),
    ...(percent === null ? [] : [t('{percent}% made ({how})', { percent, how })]),
    ...(minutes === null
      ? []
      : [t('{minutes, plural, one {# minute} other {# minutes}}', { minutes })]),
  ]);
}
