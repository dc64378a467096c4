import { LIMITS } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { playerSchema } from './players.ts';
import { atMost, isSeen } from './text.ts';

/** A coach's announcement to a team, or to one player. */
export const announcementSchema = z.object({
  id: idSchema,
  /** Plain text with line breaks. */
  text: z.string(),
  /** Missing if it is for the whole team. */
  player: playerSchema.exactOptional(),
  createdAt: instantSchema,
});
export type Announcement = z.infer<typeof announcementSchema>;

export const announcementInputSchema = z.object({
  text: atMost(
    z
      .string(fieldMessage('Please write something'))
      .trim()
      .refine(isSeen, fieldMessage('Please write something')),
    LIMITS.ANNOUNCEMENT_MAX,
    fieldMessage('An announcement can have at most {max} characters', {
      max: LIMITS.ANNOUNCEMENT_MAX,
    }),
  ),
  /** Null for the whole team. */
  playerId: idSchema.nullable().default(null),
});
export type AnnouncementInput = z.input<typeof announcementInputSchema>;

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/teams/:id/announcements',
  summary: `Announcements of the coach, newest first, ${LIMITS.PAGE_DEFAULT} per page; players also see those to them alone. A Link header leads to the next page`,
  access: 'signed_in',
  params: idParamsSchema,
  query: z.object({ cursor: z.string().max(200).optional() }),
  status: 200,
  response: z.array(announcementSchema),
});

export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/api/teams/:id/announcements',
  summary: `Announce something to the team, or to one player, at most ${LIMITS.ANNOUNCEMENTS_PER_DAY} times a day; coach only. A repeat with the same Idempotency-Key returns the first one`,
  access: 'signed_in',
  params: idParamsSchema,
  body: announcementInputSchema,
  status: 201,
  response: announcementSchema,
});

export const deleteAnnouncement = endpoint({
  method: 'DELETE',
  path: '/api/announcements/:id',
  summary:
    'Withdraw an announcement to the whole team; coach only. An announcement to one player stays with them',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});
