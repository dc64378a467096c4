import { GOAL_KINDS, GOAL_MAX } from '@hooplog/domain';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema, sumSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

const kindSchema = z.enum(GOAL_KINDS, 'Choose shots, makes, workouts or accuracy');
const targetSchema = z
  .int('A goal is a whole number')
  .min(1, 'A goal is at least 1')
  .max(GOAL_MAX.shots, `A goal is at most ${GOAL_MAX.shots}`);

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
  kind: kindSchema,
  /** Per week; percent for accuracy. */
  target: z.int(),
  /** This week so far. */
  value: sumSchema,
  /** 0 to 100. */
  percent: z.int().min(0).max(100),
  /** The last twelve weeks, oldest first, this one last. */
  weeks: z.array(goalWeekSchema),
  createdAt: instantSchema,
});
export type Goal = z.infer<typeof goalSchema>;

/** The maximum target of a kind is checked where the kind is known. */
const isWithinMax = ({ kind, target }: { kind: keyof typeof GOAL_MAX; target: number }) =>
  target <= GOAL_MAX[kind];

export const goalInputSchema = z
  .object({ kind: kindSchema, target: targetSchema })
  .refine(isWithinMax, { path: ['target'], error: 'That is more than a week can hold' });

export const listGoals = endpoint({
  method: 'GET',
  path: '/api/goals',
  summary: "The caller's weekly goals, with this week's progress and the weeks before",
  access: 'signed_in',
  status: 200,
  response: z.array(goalSchema),
});

export const createGoal = endpoint({
  method: 'POST',
  path: '/api/goals',
  summary: 'Set a weekly goal; there is one of each kind',
  access: 'signed_in',
  body: goalInputSchema,
  status: 201,
  response: goalSchema,
});

export const updateGoal = endpoint({
  method: 'PATCH',
  path: '/api/goals/:id',
  summary: 'Change the target from this week on; earlier weeks keep theirs',
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
