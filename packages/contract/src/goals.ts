import { DAILY_GOAL_KINDS, GOAL_KINDS, GOAL_MAX, goalKindsOf } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema, sumSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Kinds of weekly and daily goals. */
export const goalKindSchema = z.enum(
  [...new Set([...GOAL_KINDS, ...DAILY_GOAL_KINDS])],
  fieldMessage('Choose shots, makes, workouts, accuracy or minutes'),
);
const targetSchema = z
  .int(fieldMessage('A goal is a whole number'))
  .min(1, fieldMessage('A goal is at least 1'))
  .max(GOAL_MAX.shots, fieldMessage('A goal is at most {shots}', { shots: GOAL_MAX.shots }));

/** One week of a goal. Weeks go from Sunday to Saturday. */
const goalWeekSchema = z.object({
  /** First day of the week, `YYYY-MM-DD`. */
  week: z.iso.date(),
  /** The target in that week; null before the goal was set. */
  target: z.int().nullable(),
  /** The week's current or final value, in the goal's unit. */
  value: sumSchema,
  hit: z.boolean(),
});

export const goalSchema = z.object({
  id: idSchema,
  kind: goalKindSchema,
  /** `day` for daily goals; missing for weekly ones. */
  period: z.literal('day').exactOptional(),
  /** Per week or day; percent for accuracy. */
  target: z.int(),
  /** This week, or today, so far. */
  value: sumSchema,
  /** 0 to 100. */
  percent: z.int().min(0).max(100),
  /** The last twelve weeks, oldest first, including this one; empty for daily goals. */
  weeks: z.array(goalWeekSchema),
  createdAt: instantSchema,
});
export type Goal = z.infer<typeof goalSchema>;

/** Whether a target is within the maximum of its kind. */
export const isGoalWithinMax = ({
  kind,
  target,
}: {
  kind: keyof typeof GOAL_MAX;
  target: number;
}) => target <= GOAL_MAX[kind];

export const goalInputSchema = z
  .object({
    kind: goalKindSchema,
    target: targetSchema,
    period: z.enum(['week', 'day']).default('week'),
  })
  .refine(({ kind, period }) => goalKindsOf(period).includes(kind), {
    path: ['kind'],
    error: fieldMessage(
      'A week counts shots, makes, workouts or accuracy, a day shots, makes or minutes',
    ),
  })
  .refine(isGoalWithinMax, {
    path: ['target'],
    error: fieldMessage('That is more than a week or a day can hold'),
  });

export const listGoals = endpoint({
  method: 'GET',
  path: '/api/goals',
  summary:
    "The caller's goals: weekly ones with this week's progress and earlier weeks, daily ones with today's",
  access: 'signed_in',
  status: 200,
  response: z.array(goalSchema),
});

export const createGoal = endpoint({
  method: 'POST',
  path: '/api/goals',
  summary:
    'Set a weekly or daily goal; one of each kind. A repeat with the same Idempotency-Key returns the first one',
  access: 'signed_in',
  body: goalInputSchema,
  status: 201,
  response: goalSchema,
});

export const updateGoal = endpoint({
  method: 'PATCH',
  path: '/api/goals/:id',
  summary: 'Change the target from this week or day on; earlier weeks keep theirs',
  access: 'signed_in',
  params: idParamsSchema,
  body: z.object({ target: targetSchema }),
  status: 200,
  response: goalSchema,
});

export const deleteGoal = endpoint({
  method: 'DELETE',
  path: '/api/goals/:id',
  summary: 'Remove a goal with its history',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});
