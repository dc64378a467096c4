import { localDayOf, noonOf, parseLocalDay } from '@hooplog/domain';
import { invalidField } from '../../errors/app-error.ts';
import { type WorkoutMoment, workoutMoment } from '../workouts/workout-day.ts';

/**
 * When exercises were done. Of a day without a time today's moment is now, an earlier one's noon.
 *
 * @param text a moment, or a calendar day of the user, `YYYY-MM-DD`
 */
export function exerciseMoment(text: string, now: Date, timeZone: string): WorkoutMoment {
  const field = 'workoutDate';
  const day = parseLocalDay(text);
  const today = localDayOf(now, timeZone);
  if (day !== null && day > today) {
    throw invalidField(field, 'The date of the workout is in the future');
  }
  const moment = day === null ? new Date(text) : day === today ? now : noonOf(day, timeZone);
  return workoutMoment(moment, { now, timeZone, field });
}
