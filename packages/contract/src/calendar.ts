import { parseMonth } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { sumSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { manualWorkoutDetailsSchema } from './manual-workouts.ts';
import { secretSchema } from './secret.ts';
import { workoutSchema } from './workouts.ts';

const monthSchema = z.string().transform((text, context) => {
  const month = parseMonth(text);
  if (month !== null) return month;
  const message = fieldMessage(
    'A month is written like 2026-11, and lies between 1970-01 and 2999-12',
  );
  context.issues.push({ code: 'custom', message, input: text });
  return z.NEVER;
});

export const calendarMonthSchema = z.object({
  month: z.string(),
  /** Both kinds, oldest first; the first 500 of each. */
  workouts: z.array(workoutSchema),
  manualWorkouts: z.array(manualWorkoutDetailsSchema),
  /** Totals of the whole month, whatever is listed. */
  summary: z.object({
    workoutCount: sumSchema,
    totalShots: sumSchema,
    made: sumSchema,
    percentage: z.int().min(0).max(100),
    minutes: sumSchema,
  }),
});
export type CalendarMonth = z.infer<typeof calendarMonthSchema>;

export const getCalendarMonth = endpoint({
  method: 'GET',
  path: '/api/calendar',
  summary: "The caller's training in one month of their own calendar",
  access: 'signed_in',
  query: z.object({ month: monthSchema }),
  status: 200,
  response: calendarMonthSchema,
});

/** The feed's address; null while there is none. */
const feedSchema = z.object({ url: z.string().nullable() });

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/feed',
  summary: 'The secret address by which calendar programs read the workouts',
  access: 'signed_in',
  bySessionOnly: true,
  status: 200,
  response: feedSchema,
});

export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar/feed',
  summary: 'Make a new secret address; an earlier one stops working',
  access: 'signed_in',
  bySessionOnly: true,
  status: 200,
  response: feedSchema,
});

export const deleteCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar/feed',
  summary: 'Stop the feed: its address stops working',
  access: 'signed_in',
  bySessionOnly: true,
  status: 204,
  response: null,
});

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/feed/:token',
  summary: 'The workouts as iCalendar (text/calendar), for holders of the secret address',
  access: 'public',
  params: z.object({ token: secretSchema(1, 100) }),
  status: 200,
  response: null,
});
