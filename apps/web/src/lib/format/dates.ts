import { isTimeZone, localDayOf } from '@hooplog/domain';
import { locale, t } from '@hooplog/language';

type Options = Intl.DateTimeFormatOptions;

/** A calendar day is the same in every time zone: it is formatted as the UTC day of that date. */
const dayFormat = (options: Options) => {
  const format = new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};

/** A moment has a date and a time only in a zone. Formatters are cached by zone: there are one or two. */
const momentFormat = (options: Options) => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (instant: string, timeZone: string) => {
    const format =
      formats.get(timeZone) ?? new Intl.DateTimeFormat(locale(), { ...options, timeZone });
    formats.set(timeZone, format);
    return format.format(new Date(instant));
  };
};

const LONG: Options = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' };
const CLOCK: Options = { hour: 'numeric', minute: '2-digit' };

/** "Saturday, November 21, 2026" of a calendar day. */
export const formatLongDay = dayFormat(LONG);

/** "Nov 21" of a calendar day. */
export const formatShortDay = dayFormat({ month: 'short', day: 'numeric' });

/** "Friday, Jun 19" of a calendar day. */
export const formatWeekday = dayFormat({ weekday: 'long', month: 'short', day: 'numeric' });

/** "Sat, Nov 21, 2026" of a calendar day `YYYY-MM-DD`. */
export const formatLocalDay = dayFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

const monthFormat = dayFormat({ month: 'long', year: 'numeric' });

/** "November 2026" of a month `YYYY-MM`. */
export const formatMonth = (month: string): string => monthFormat(`${month}-01`);

/** "Nov 21, 2026" of a moment in a time zone. */
export const formatDay = momentFormat({ dateStyle: 'medium' });

/** "2:05 PM" of a moment in a time zone. */
export const formatTime = momentFormat(CLOCK);

/** "Saturday, November 21, 2026 at 2:05 PM" of a moment in a time zone. */
export const formatDayAndTime = momentFormat({ ...LONG, ...CLOCK });

/** When a workout was: its calendar day is fixed, wherever its player travels. */
interface WorkoutMoment {
  readonly localDay: string;
  readonly workoutDate: string;
  /** The zone of the clock that saved it, if known. */
  readonly timeZone?: string | null | undefined;
}

/** The zone in which a workout's time is shown. A zone unknown to this browser counts as missing. */
export function zoneOfWorkout({ timeZone }: Pick<WorkoutMoment, 'timeZone'>, playersZone: string) {
  return timeZone != null && isTimeZone(timeZone) ? timeZone : playersZone;
}

/**
 * "2:05 PM" of a workout, in its own zone. Null if that is unknown and the player's zone gives another day than the
 * workout's: a time of one day beside the date of another would be wrong.
 */
export function workoutTime(workout: WorkoutMoment, playersZone: string): string | null {
  const { localDay, workoutDate } = workout;
  const timeZone = zoneOfWorkout(workout, playersZone);
  const day = localDayOf(new Date(workoutDate), timeZone);
  return day === localDay ? formatTime(workoutDate, timeZone) : null;
}

/** "Saturday, November 21, 2026 at 2:05 PM": the workout's day, and its time if known. */
export function formatWorkoutMoment(workout: WorkoutMoment, timeZone: string): string {
  const time = workoutTime(workout, timeZone);
  const day = formatLongDay(workout.localDay);
  return time === null ? day : t('{day} at {time}', { day, time });
}
