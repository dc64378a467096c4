import { daysBetween, type LocalDay, localDayOf } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { invalidField } from '../../errors/app-error.ts';

const EARLIEST = new Date('1970-01-01T00:00:00Z');
/** How far a clock may run ahead. Such a time is corrected, so that no workout is lost to it. */
const SKEW_MS = 24 * 60 * 60_000;

/** The time zone and day sent with a save. */
export interface OwnCalendar {
  readonly timeZone?: string | undefined;
  readonly localDay?: LocalDay | undefined;
}

export interface WorkoutMoment {
  readonly workoutDate: Date;
  readonly localDay: LocalDay;
  /** Time zone of the clock that showed it. */
  readonly timeZone: string;
}

interface Circumstances {
  readonly now: Date;
  /** The profile's time zone, used if the save names none. */
  readonly timeZone: string;
  readonly own?: OwnCalendar;
  /** Name of the input, for the message. */
  readonly field: string;
}

/**
 * The moment of a workout and the calendar day it belongs to for good. A moment up to a day in the future is moved to now: it
 * would count for a streak that has not been trained yet.
 */
export function workoutMoment(
  moment: Date,
  { now, timeZone: fallback, own = {}, field }: Circumstances,
): WorkoutMoment {
  const timeZone = own.timeZone ?? fallback;
  if (moment < EARLIEST)
    throw invalidField(field, phrase('The date of the workout is too long ago'));
  if (moment.getTime() > now.getTime() + SKEW_MS) {
    throw invalidField(field, phrase('The date of the workout is in the future'));
  }
  if (moment > now) return { workoutDate: now, localDay: localDayOf(now, timeZone), timeZone };
  const localDay = own.localDay ?? localDayOf(moment, timeZone);
  if (!isDayOf(moment, localDay)) {
    throw invalidField(field, phrase('The day of the workout does not fit its moment'));
  }
  return { workoutDate: moment, localDay, timeZone };
}

/** Whether it is that day somewhere on Earth at a moment: no time zone is more than a day away from UTC's day. */
export const isDayOf = (moment: Date, day: LocalDay): boolean =>
  Math.abs(daysBetween(localDayOf(moment, 'UTC'), day)) <= 1;
