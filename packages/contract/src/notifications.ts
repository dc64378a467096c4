import { ASSIGNMENT_MEASURES, LIMITS } from '@hooplog/domain';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema, sumSchema, zoneIdSchema } from './common.ts';
import { namedChallengeSchema } from './challenges.ts';
import { endpoint } from './endpoint.ts';
import { playerSchema } from './players.ts';

const namedSchema = z.object({ id: idSchema, name: z.string() });

/** An assigned workout, as far as its notification shows it. */
const askedSchema = z.object({
  id: idSchema,
  title: z.string(),
  measure: z.enum(ASSIGNMENT_MEASURES),
  target: z.int(),
  // Inside a union of schemas the response serialiser rejects a nullable enum.
  zone: z.union([zoneIdSchema, z.null()]),
  dueDay: z.iso.date(),
});

/** The kinds of notification, with the data of each. */
const newsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('squad_invitation'),
    token: z.string(),
    squad: namedSchema,
    from: playerSchema,
  }),
  z.object({
    kind: z.literal('team_invitation'),
    token: z.string(),
    team: namedSchema,
    from: playerSchema,
  }),
  z.object({ kind: z.literal('assignment_new'), assignment: askedSchema, team: namedSchema }),
  z.object({ kind: z.literal('assignment_due'), assignment: askedSchema, team: namedSchema }),
  z.object({ kind: z.literal('coach_reminder'), from: playerSchema }),
  z.object({
    kind: z.literal('announcement'),
    text: z.string(),
    /** Only the reader was told. */
    isPersonal: z.boolean(),
    team: namedSchema,
    from: playerSchema,
  }),
  z.object({
    kind: z.literal('video_counted'),
    videoId: idSchema,
    made: sumSchema,
    totalShots: sumSchema,
  }),
  z.object({ kind: z.literal('video_failed'), videoId: idSchema }),
  z.object({ kind: z.literal('clips_failed'), videoId: idSchema }),
  z.object({ kind: z.literal('streak_at_risk'), days: sumSchema }),
  z.object({
    kind: z.literal('shots_offered'),
    offerId: idSchema,
    from: playerSchema,
    /** The day of whoever filmed. */
    filmedOn: z.iso.date(),
    made: sumSchema,
    totalShots: sumSchema,
    /** The caller has accepted shots of this film before; these take their place. */
    isUpdate: z.boolean(),
    /** Other shots of that day that the caller has already, and that may be the same. */
    sameDayShots: sumSchema,
  }),
  z.object({ kind: z.literal('squad_joined'), squad: namedSchema, player: playerSchema }),
  z.object({
    kind: z.literal('challenge_started'),
    squad: namedSchema,
    challenge: namedChallengeSchema,
    from: playerSchema,
  }),
  z.object({
    kind: z.literal('challenge_ended'),
    squad: namedSchema,
    challenge: namedChallengeSchema,
    /** The caller's, as workouts are now; missing where they have nothing that is ranked. */
    rank: z.int().min(1).exactOptional(),
    /** Whether somebody shares it. */
    isTied: z.boolean(),
    /** How many took part. */
    players: sumSchema,
  }),
  z.object({
    kind: z.literal('badge_earned'),
    badge: z.object({ id: idSchema, name: z.string(), description: z.string() }),
  }),
]);
export type News = z.infer<typeof newsSchema>;

/** One entry of an inbox. */
export const notificationSchema = z.object({
  id: idSchema,
  createdAt: instantSchema,
  isRead: z.boolean(),
  news: newsSchema,
});
export type Notification = z.infer<typeof notificationSchema>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: `The caller's inbox: what still holds, newest first, ${LIMITS.PAGE_DEFAULT} a page; a Link header leads on`,
  access: 'signed_in',
  query: z.object({ cursor: idSchema.optional() }),
  status: 200,
  response: z.array(notificationSchema),
});

export const countUnreadNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/unread/count',
  summary: 'How many entries of the inbox are unread',
  access: 'signed_in',
  status: 200,
  response: z.object({ count: sumSchema }),
});

export const markNotificationRead = endpoint({
  method: 'PUT',
  path: '/api/notifications/:id/read',
  summary: 'Mark one entry as read. A repeat changes nothing',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});

export const markNotificationsRead = endpoint({
  method: 'PUT',
  path: '/api/notifications/read',
  summary: 'Mark an entry and all older ones as read: what came later was not seen yet',
  access: 'signed_in',
  body: z.object({ upTo: idSchema }),
  status: 204,
  response: null,
});
