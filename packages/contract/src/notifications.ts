import { ASSIGNMENT_MEASURES, LIMITS } from '@hooplog/domain';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema, sumSchema, zoneIdSchema } from './common.ts';
import { namedChallengeSchema } from './challenges.ts';
import { endpoint } from './endpoint.ts';
import { playerSchema } from './players.ts';

const namedSchema = z.object({ id: idSchema, name: z.string() });

/** The part of an assigned workout that its notification shows. */
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
    /** Whether it is to the reader alone. */
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
    /** Day of the film in the filmer's calendar. */
    filmedOn: z.iso.date(),
    made: sumSchema,
    totalShots: sumSchema,
    /** The caller has accepted shots of this film before; these replace them. */
    isUpdate: z.boolean(),
    /** Other shots of the caller on that day, which may be the same. */
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
    /** The caller's rank, by the current workouts; missing if they are not ranked. */
    rank: z.int().min(1).exactOptional(),
    /** Whether somebody shares it. */
    isTied: z.boolean(),
    /** Number of participants. */
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
  summary: `The caller's inbox: entries that still hold, newest first, ${LIMITS.PAGE_DEFAULT} per page; a Link header leads to the next page`,
  access: 'signed_in',
  query: z.object({ cursor: idSchema.optional() }),
  status: 200,
  response: z.array(notificationSchema),
});

export const countUnreadNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/unread/count',
  summary: 'Number of unread inbox entries',
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
  summary: 'Mark an entry and all older ones as read; later entries stay unread',
  access: 'signed_in',
  body: z.object({ upTo: idSchema }),
  status: 204,
  response: null,
});
