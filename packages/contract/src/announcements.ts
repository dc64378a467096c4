import { LIMITS } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { playerSchema } from './players.ts';
import { atMost, isSeen } from './text.ts';

/** What a coach tells a team, or one player of it. */
export const announcementSchema = z.object({
  id: idSchema,
  /** Plain text with line breaks. */
  text: z.string(),
  /** Missing where it is for the whole team. */
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
  summary: `What the coach told the team, newest first, ${LIMITS.PAGE_DEFAULT} a page; players also see what was told to them alone. A Link header leads on`,
  access: 'signed_in',
  params: idParamsSchema,
  query: z.object({ cursor: z.string().max(200).optional() }),
  status: 200,
  response: z.array(announcementSchema),
});

export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/api/teams/:id/announcements',
  summary: `Tell the team something, or one player of it, at most ${LIMITS.ANNOUNCEMENTS_PER_DAY} times a day; the coach only. A repeat with the same Idempotency-Key gives the first one`,
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
    'Take back what the whole team was told; the coach only. What one player was told stays with them',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});
