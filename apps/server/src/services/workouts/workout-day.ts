import { type LocalDay, localDayOf } from '@hooplog/domain';
import { invalidField } from '../../errors/app-error.ts';

const EARLIEST = new Date('1970-01-01T00:00:00Z');
/** Clocks of phones run ahead a little. */
const SKEW_MS = 5 * 60_000;

export interface WorkoutMoment {
  readonly workoutDate: Date;
  readonly localDay: LocalDay;
}

/**
 * The moment of a workout and the calendar day it belongs to for good. A workout that has not happened yet is
 * refused: it would count as a streak that has not been trained.
 *
 * @param field name of the input, for the message
 */
export function workoutMoment(
  moment: Date,
  {
    now,
    timeZone,
    field,
  }: { readonly now: Date; readonly timeZone: string; readonly field: string },
): WorkoutMoment {
  if (moment < EARLIEST) throw invalidField(field, 'The date of the workout is too long ago');
  if (moment.getTime() > now.getTime() + SKEW_MS) {
    throw invalidField(field, 'The date of the workout is in the future');
  }
  const workoutDate = moment > now ? now : moment;
  return { workoutDate, localDay: localDayOf(workoutDate, timeZone) };
}
