import { HEAT_MAP_PERIOD_IDS, LIMITS } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import {
  idParamsSchema,
  notesInputSchema,
  idSchema,
  instantSchema,
  localDaySchema,
  shotsWithoutZoneSchema,
  sumSchema,
  zoneStatSchema,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { playerSchema } from './players.ts';
import { weekSchema } from './progress.ts';
import { nameSchema } from './text.ts';

const periodQuery = {
  period: z.enum(HEAT_MAP_PERIOD_IDS, fieldMessage('Unknown period')).default('all'),
};
const percentageSchema = z.int().min(0).max(100);

const teamNameSchema = nameSchema(
  fieldMessage('Please enter a team name'),
  LIMITS.TEAM_NAME_MAX,
  fieldMessage('A team name can have at most {max} characters', { max: LIMITS.TEAM_NAME_MAX }),
);
export const teamInputSchema = z.object({ name: teamNameSchema });

export const teamSchema = z.object({
  id: idSchema,
  name: z.string(),
  coachId: idSchema,
  createdAt: instantSchema,
  /** The caller's role in this team. */
  role: z.enum(['coach', 'player']),
  /** Whether the caller may change it: its coach, while coach mode is on. */
  mayManage: z.boolean(),
  playerCount: sumSchema,
  /** In the order in which they joined. */
  players: z.array(playerSchema),
  /** Of all players, both kinds of workout. */
  totalWorkouts: sumSchema,
  /** Makes of all players over their shots, whole percent; null while there are no shots. */
  averageAccuracy: percentageSchema.nullable(),
});
export type Team = z.infer<typeof teamSchema>;

/** One team with its coach. */
export const teamDetailsSchema = teamSchema.extend({ coach: playerSchema });
export type TeamDetails = z.infer<typeof teamDetailsSchema>;

/** One player of the roster. Players see only their own numbers. */
export const teamPlayerSchema = z.object({
  player: playerSchema,
  joinedAt: instantSchema,
  /**
   * The account cannot be used at the moment. Only the coach sees such players, without numbers, and can
   * remove them.
   */
  isPaused: z.boolean(),
  stats: z
    .object({
      totalShots: sumSchema,
      made: sumSchema,
      percentage: percentageSchema,
      workoutCount: sumSchema,
      /** Days in a row as of now, whatever the period. */
      currentStreak: sumSchema,
      /** Shots verified by video; the others are self-reported. */
      verifiedShots: sumSchema,
      /** The last day with a workout, in the player's own calendar; null if there is none. */
      lastActiveDay: z.iso.date().nullable(),
      /** Whether there is a workout since Sunday of the player's own week. */
      isActiveThisWeek: z.boolean(),
    })
    .nullable(),
});
export type TeamPlayer = z.infer<typeof teamPlayerSchema>;

/** A player's page: for the coach, and for the player themselves. */
export const teamPlayerDetailsSchema = z.object({
  player: playerSchema,
  joinedAt: instantSchema,
  lastActiveDay: z.iso.date().nullable(),
  isActiveThisWeek: z.boolean(),
  /** The last 26 weeks, oldest first. */
  weeks: z.array(weekSchema),
  /** The coach's notes about the player; null for everybody else. */
  note: z.string().nullable(),
});
export type TeamPlayerDetails = z.infer<typeof teamPlayerDetailsSchema>;

/** A week of one player, with the week before. */
export const teamWeekPlayerSchema = z.object({
  player: playerSchema,
  /** On how many days of the week they trained. */
  trainedDays: z.int().min(0).max(7),
  thisWeek: weekSchema,
  weekBefore: weekSchema,
});
export type TeamWeekPlayer = z.infer<typeof teamWeekPlayerSchema>;

export const teamZoneSchema = zoneStatSchema.extend({ percentage: percentageSchema });
export type TeamZone = z.infer<typeof teamZoneSchema>;

export const listTeams = endpoint({
  method: 'GET',
  path: '/api/teams',
  summary: `The teams that the caller coaches, then those they play in, each by name, with their players, ${LIMITS.PAGE_MAX} per page; a Link header leads to the next page`,
  access: 'signed_in',
  query: z.object({ cursor: z.string().max(1000).optional() }),
  status: 200,
  response: z.array(teamSchema),
});

export const createTeam = endpoint({
  method: 'POST',
  path: '/api/teams',
  summary:
    'Create a team; coaches only. A repeat with the same Idempotency-Key returns the first one',
  access: 'signed_in',
  body: teamInputSchema,
  status: 201,
  response: teamSchema,
});

export const getTeam = endpoint({
  method: 'GET',
  path: '/api/teams/:id',
  summary: 'One team of the caller with its coach and its players',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: teamDetailsSchema,
});

export const updateTeam = endpoint({
  method: 'PATCH',
  path: '/api/teams/:id',
  summary: 'Rename a team; its coach only',
  access: 'signed_in',
  params: idParamsSchema,
  body: teamInputSchema,
  status: 200,
  response: teamSchema,
});

export const deleteTeam = endpoint({
  method: 'DELETE',
  path: '/api/teams/:id',
  summary: 'Delete a team; its coach only. The players keep their workouts',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});

export const listTeamPlayers = endpoint({
  method: 'GET',
  path: '/api/teams/:id/players',
  summary: 'The roster by name, with numbers of a period that ends on each player’s own today',
  access: 'signed_in',
  params: idParamsSchema,
  query: z.object(periodQuery),
  status: 200,
  response: z.array(teamPlayerSchema),
});

export const getTeamWeek = endpoint({
  method: 'GET',
  path: '/api/teams/:id/week',
  summary: 'Each player’s training in a week and in the week before, by name; coach only',
  access: 'signed_in',
  params: idParamsSchema,
  /** Any day of the week; by default the week of the coach's own today. */
  query: z.object({ day: localDaySchema(fieldMessage('Please choose a day')).optional() }),
  status: 200,
  response: z.array(teamWeekPlayerSchema),
});

const playerParamsSchema = idParamsSchema.extend({ playerId: idSchema });

export const getTeamPlayer = endpoint({
  method: 'GET',
  path: '/api/teams/:id/players/:playerId',
  summary: 'One player week by week, and the coach’s note; for the coach, or the player',
  access: 'signed_in',
  params: playerParamsSchema,
  status: 200,
  response: teamPlayerDetailsSchema,
});

export const coachNoteInputSchema = z.object({ note: notesInputSchema });

export const updateTeamPlayer = endpoint({
  method: 'PATCH',
  path: '/api/teams/:id/players/:playerId',
  summary: 'Save a note about a player, which only the coach sees; coach only',
  access: 'signed_in',
  params: playerParamsSchema,
  body: coachNoteInputSchema,
  status: 200,
  response: teamPlayerDetailsSchema,
});

export const remindTeamPlayers = endpoint({
  method: 'POST',
  path: '/api/teams/:id/reminders',
  summary:
    'Remind players who have not trained yet in their own week, each once a week; coach only',
  access: 'signed_in',
  params: idParamsSchema,
  body: z.object({ playerIds: z.array(idSchema).min(1).max(LIMITS.TEAM_PLAYERS_MAX) }),
  status: 200,
  response: z.object({ reminded: sumSchema }),
});

export const exportTeamPlayers = endpoint({
  method: 'GET',
  path: '/api/teams/:id/players.csv',
  summary: 'The roster as a CSV file; coach only',
  access: 'signed_in',
  params: idParamsSchema,
  query: z.object(periodQuery),
  status: 200,
  response: null,
});

export const removeTeamPlayer = endpoint({
  method: 'DELETE',
  path: '/api/teams/:id/players/:playerId',
  summary: 'Remove a player from the team (its coach), or leave it (the player)',
  access: 'signed_in',
  params: playerParamsSchema,
  status: 204,
  response: null,
});

export const getTeamHeatMap = endpoint({
  method: 'GET',
  path: '/api/teams/:id/heatmap',
  summary: 'Zones with shots of the whole team, or of one player (for the coach, or oneself)',
  access: 'signed_in',
  params: idParamsSchema,
  query: z.object({ ...periodQuery, playerId: idSchema.optional() }),
  status: 200,
  response: z.array(teamZoneSchema),
});

export const getTeamShotsWithoutZone = endpoint({
  method: 'GET',
  path: '/api/teams/:id/heatmap/without-zone',
  summary: 'Shots of the same players that are in no zone of that heat map',
  access: 'signed_in',
  params: idParamsSchema,
  query: z.object({ ...periodQuery, playerId: idSchema.optional() }),
  status: 200,
  response: shotsWithoutZoneSchema,
});
