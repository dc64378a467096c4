import { CHALLENGE_KINDS, CHALLENGE_LIMITS, daysBetween } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { idParamsSchema, idSchema, localDaySchema, sumSchema } from './common.ts';
import { drillKeySchema, namedDrillSchema } from './drills.ts';
import { endpoint } from './endpoint.ts';
import { playerSchema } from './players.ts';
import { atMost, isSeen, onOneLine } from './text.ts';

const { NAME_MAX, MAX_DAYS, MIN_SHOTS, OPEN_PER_SQUAD, SHOWN } = CHALLENGE_LIMITS;

/** A name on one line; an empty one becomes none. */
const challengeNameSchema = atMost(
  z.string().overwrite(onOneLine),
  NAME_MAX,
  fieldMessage('A name can have at most {max} characters', { max: NAME_MAX }),
)
  .nullable()
  .transform((text) => (text !== null && isSeen(text) ? text : null));

/** A participant's standing, with only the number that counts. */
export const challengeStandingSchema = z.object({
  /** From 1; equal numbers share a rank. Null if there is nothing to rank yet. */
  rank: z.int().min(1).nullable(),
  user: playerSchema,
  /** Makes, also for a percentage; days; or the result of the drill, null without one. */
  value: z.int().nullable(),
  /** For a percentage: the attempts. */
  totalShots: sumSchema.exactOptional(),
});
export type ChallengeStanding = z.infer<typeof challengeStandingSchema>;

const kindSchema = z.enum(CHALLENGE_KINDS, fieldMessage('Choose what counts'));

export const challengeSchema = z.object({
  id: idSchema,
  /** Null if it was not named. */
  name: z.string().nullable(),
  kind: kindSchema,
  /** For a percentage: minimum attempts to be ranked. */
  minShots: sumSchema.exactOptional(),
  drill: namedDrillSchema.exactOptional(),
  /** Only shots verified by film count. */
  filmedOnly: z.boolean(),
  firstDay: z.iso.date(),
  /** Each player's own days count; it is over when this day has ended for all participants. */
  lastDay: z.iso.date(),
  state: z.enum(['upcoming', 'running', 'over']),
  /** Whether the caller takes part. */
  isJoined: z.boolean(),
  /** Whether the caller may end and delete it: its creator, and the owner of the squad. */
  mayManage: z.boolean(),
  /** Whether the next one has been started. */
  hasNext: z.boolean(),
  /** All participants, best first. */
  standings: z.array(challengeStandingSchema),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** The part of a challenge that is shown outside of its squad. */
export const namedChallengeSchema = z.object({
  id: idSchema,
  name: z.string().exactOptional(),
  kind: z.enum(CHALLENGE_KINDS),
  drill: namedDrillSchema.exactOptional(),
});

export type NamedChallenge = z.infer<typeof namedChallengeSchema>;

/** A challenge that the user takes part in, with its squad. */
export const joinedChallengeSchema = namedChallengeSchema.extend({
  squadId: idSchema,
  squadName: z.string(),
  lastDay: z.iso.date(),
});
export type JoinedChallenge = z.infer<typeof joinedChallengeSchema>;

const isPeriod = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) =>
  firstDay <= lastDay;

export const challengeInputSchema = z
  .object({
    name: challengeNameSchema.default(null),
    kind: kindSchema,
    minShots: z
      .int(fieldMessage('Attempts are a whole number'))
      .min(
        MIN_SHOTS.LOWEST,
        fieldMessage('At least {min} attempts: fewer are luck', { min: MIN_SHOTS.LOWEST }),
      )
      .max(MIN_SHOTS.HIGHEST, fieldMessage('At most {max} attempts', { max: MIN_SHOTS.HIGHEST }))
      .nullable()
      .default(null),
    /** The key of the drill whose best result counts. */
    drill: drillKeySchema.nullable().default(null),
    filmedOnly: z.boolean().default(false),
    firstDay: localDaySchema(fieldMessage('Please choose a day')),
    lastDay: localDaySchema(fieldMessage('Please choose a day')),
  })
  .refine(({ kind, minShots }) => (kind === 'percentage') === (minShots !== null), {
    path: ['minShots'],
    error: fieldMessage('A percentage, and nothing else, needs a number of attempts'),
  })
  .refine(({ kind, drill }) => (kind === 'drill') === (drill !== null), {
    path: ['drill'],
    error: fieldMessage('Choose a drill'),
  })
  .refine(isPeriod, {
    path: ['lastDay'],
    error: fieldMessage('The last day comes before the first'),
  })
  .refine((period) => daysBetween(period.firstDay, period.lastDay) < MAX_DAYS, {
    path: ['lastDay'],
    error: fieldMessage('A challenge lasts at most {max} days', { max: MAX_DAYS }),
  });
export type ChallengeInput = z.input<typeof challengeInputSchema>;

const challengeParams = idParamsSchema.extend({ challengeId: idSchema });

export const listChallenges = endpoint({
  method: 'GET',
  path: '/api/groups/:id/challenges',
  summary: `Challenges of a squad with their standings, last to end first, at most ${SHOWN}`,
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: z.array(challengeSchema),
});

export const listEndingChallenges = endpoint({
  method: 'GET',
  path: '/api/challenges/ending',
  summary:
    'Running challenges that the caller takes part in and that end today or tomorrow, first to end first',
  access: 'signed_in',
  status: 200,
  response: z.array(joinedChallengeSchema),
});

export const createChallenge = endpoint({
  method: 'POST',
  path: '/api/groups/:id/challenges',
  summary: `Start a challenge and take part in it; a squad can have at most ${OPEN_PER_SQUAD} open ones. A repeat with the same Idempotency-Key returns the first one`,
  access: 'signed_in',
  params: idParamsSchema,
  body: challengeInputSchema,
  status: 201,
  response: challengeSchema,
});

export const joinChallenge = endpoint({
  method: 'PUT',
  path: '/api/groups/:id/challenges/:challengeId/membership',
  summary:
    'Take part: the squad sees the number that counts, on the challenge’s days. A repeat changes nothing',
  access: 'signed_in',
  params: challengeParams,
  status: 200,
  response: challengeSchema,
});

export const leaveChallenge = endpoint({
  method: 'DELETE',
  path: '/api/groups/:id/challenges/:challengeId/membership',
  summary: 'Stop taking part and leave the standings. A repeat changes nothing',
  access: 'signed_in',
  params: challengeParams,
  status: 200,
  response: challengeSchema,
});

export const endChallenge = endpoint({
  method: 'POST',
  path: '/api/groups/:id/challenges/:challengeId/end',
  summary:
    'Make today the last day of a running challenge; its creator or the owner of the squad only',
  access: 'signed_in',
  params: challengeParams,
  status: 200,
  response: challengeSchema,
});

export const repeatChallenge = endpoint({
  method: 'POST',
  path: '/api/groups/:id/challenges/:challengeId/next',
  summary:
    'Start a finished challenge again for the next days and take part. If somebody already has, join theirs',
  access: 'signed_in',
  params: challengeParams,
  status: 201,
  response: challengeSchema,
});

export const deleteChallenge = endpoint({
  method: 'DELETE',
  path: '/api/groups/:id/challenges/:challengeId',
  summary: 'Delete a challenge; its creator or the owner of the squad only',
  access: 'signed_in',
  params: challengeParams,
  status: 204,
  response: null,
});
