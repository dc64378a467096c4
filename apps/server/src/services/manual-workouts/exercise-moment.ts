import { localDayOf, noonOf, parseLocalDay } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { invalidField } from '../../errors/app-error.ts';
import { type OwnCalendar, type WorkoutMoment, workoutMoment } from '../workouts/workout-day.ts';

const FIELD = 'workoutDate';

/**
 * When exercises were done. A day without a time becomes now if it is today, and noon if it is earlier.
 *
 * @param text a moment, or a calendar day of the user, `YYYY-MM-DD`
 * @param own calendar sent with the save; without one `profileZone` decides
 */
export function exerciseMoment(
  text: string,
  now: Date,
  profileZone: string,
  own: OwnCalendar,
): WorkoutMoment {
  const timeZone = own.timeZone ?? profileZone;
  const day = parseLocalDay(text);
  if (day === null) {
    return workoutMoment(new Date(text), { now, timeZone, own, field: FIELD });
  }
  const today = localDayOf(now, timeZone);
  if (day > today) throw invalidField(FIELD, phrase('The date of the workout is in the future'));
  const moment = day === today ? now : noonOf(day, timeZone);
  return workoutMoment(moment, { now, timeZone, field: FIELD });
}
