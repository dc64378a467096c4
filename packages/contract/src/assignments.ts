import { ASSIGNMENT_MAX, ASSIGNMENT_MEASURES, LIMITS, measuresZones } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import {
  idParamsSchema,
  idSchema,
  instantSchema,
  localDaySchema,
  sumSchema,
  zoneIdSchema,
} from './common.ts';
import { drillKeySchema, namedDrillSchema } from './drills.ts';
import { endpoint } from './endpoint.ts';
import { playerSchema } from './players.ts';
import { nameSchema } from './text.ts';

const measureSchema = z.enum(
  ASSIGNMENT_MEASURES,
  fieldMessage('Choose shots, makes, workouts or minutes'),
);
const titleSchema = nameSchema(
  fieldMessage('Please enter a title'),
  LIMITS.ASSIGNMENT_TITLE_MAX,
  fieldMessage('A title can have at most {max} characters', { max: LIMITS.ASSIGNMENT_TITLE_MAX }),
);
const targetSchema = z
  .int(fieldMessage('A target is a whole number'))
  .min(1, fieldMessage('A target is at least 1'))
  .max(
    ASSIGNMENT_MAX.shots,
    fieldMessage('A target is at most {shots}', { shots: ASSIGNMENT_MAX.shots }),
  );
const dueDaySchema = localDaySchema(fieldMessage('Please choose a day'));
const playerIdsSchema = z
  .array(idSchema)
  .min(1, fieldMessage('Choose at least one player'))
  .max(LIMITS.TEAM_PLAYERS_MAX)
  .nullable();

/** One player's progress. */
export const assignmentProgressSchema = z.object({
  player: playerSchema,
  /** From the day on which it was set to the due day, in the player's own calendar. */
  value: sumSchema,
  /**
   * The verified part of it, seen in videos; null for measures that videos cannot show (workouts, minutes).
   */
  verified: sumSchema.nullable(),
  /** 0 to 100. */
  percent: z.int().min(0).max(100),
  state: z.enum(['open', 'done', 'missed']),
  /** For a drill: the best result that counts; missing if there is none. */
  result: z.int().exactOptional(),
});
export type AssignmentProgress = z.infer<typeof assignmentProgressSchema>;

export const assignmentSchema = z.object({
  id: idSchema,
  team: z.object({ id: idSchema, name: z.string() }),
  title: z.string(),
  measure: measureSchema,
  target: z.int(),
  /** Only shots from this zone count; null for any. */
  zone: zoneIdSchema.nullable(),
  /**
   * Only plays of this drill count, if they reached a result after it was assigned; missing for any workout.
   */
  drill: namedDrillSchema.exactOptional(),
  dueDay: z.iso.date(),
  /** Everybody on the team, including those who join later. */
  forEveryone: z.boolean(),
  createdAt: instantSchema,
  /** For the coach all assigned players, by name; for a player only themselves. */
  progress: z.array(assignmentProgressSchema),
});
export type Assignment = z.infer<typeof assignmentSchema>;

export const assignmentInputSchema = z
  .object({
    title: titleSchema,
    measure: measureSchema,
    target: targetSchema,
    zone: zoneIdSchema.nullable().default(null),
    /** The key of the drill that the workouts have to be; null for any. */
    drill: drillKeySchema.nullable().default(null),
    dueDay: dueDaySchema,
    /** Null for the whole team. */
    playerIds: playerIdsSchema.default(null),
  })
  .refine(({ measure, zone }) => zone === null || measuresZones(measure), {
    path: ['zone'],
    error: fieldMessage('Only shots and makes have a zone'),
  })
  .refine(({ measure, drill }) => drill === null || measure === 'workouts', {
    path: ['drill'],
    error: fieldMessage('Only workouts can be a drill'),
  })
  .refine(({ measure, target }) => target <= ASSIGNMENT_MAX[measure], {
    path: ['target'],
    error: fieldMessage('That is more than anybody can do'),
  });
export type AssignmentInput = z.input<typeof assignmentInputSchema>;

export const assignmentChangeSchema = z.object({
  title: titleSchema.optional(),
  target: targetSchema.optional(),
  dueDay: dueDaySchema.optional(),
  playerIds: playerIdsSchema.optional(),
});
export type AssignmentChange = z.infer<typeof assignmentChangeSchema>;

export const listTeamAssignments = endpoint({
  method: 'GET',
  path: '/api/teams/:id/assignments',
  summary: `Assigned workouts of a team, last due first, at most ${LIMITS.ASSIGNMENTS_PER_TEAM}; players see their own`,
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: z.array(assignmentSchema),
});

export const createAssignment = endpoint({
  method: 'POST',
  path: '/api/teams/:id/assignments',
  summary:
    'Assign a workout to the team or to some of its players; coach only. A repeat with the same Idempotency-Key returns the first one',
  access: 'signed_in',
  params: idParamsSchema,
  body: assignmentInputSchema,
  status: 201,
  response: assignmentSchema,
});

export const updateAssignment = endpoint({
  method: 'PATCH',
  path: '/api/assignments/:id',
  summary: 'Change title, target, due day or players, but not what counts; coach only',
  access: 'signed_in',
  params: idParamsSchema,
  body: assignmentChangeSchema,
  status: 200,
  response: assignmentSchema,
});

export const deleteAssignment = endpoint({
  method: 'DELETE',
  path: '/api/assignments/:id',
  summary: 'Withdraw an assigned workout; coach only',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});

export const listOwnAssignments = endpoint({
  method: 'GET',
  path: '/api/assignments',
  summary: `Workouts that the caller's coaches assigned and that are not over, next due first, ${LIMITS.PAGE_DEFAULT} per page; a Link header leads to the next page`,
  access: 'signed_in',
  query: z.object({ cursor: z.string().max(200).optional() }),
  status: 200,
  response: z.array(assignmentSchema),
});
