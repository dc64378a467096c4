import { LIMITS, TRASH_DAYS } from '@hooplog/domain';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema, localDaySchema, sumSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

/** With shots, of timed exercises, or a video that no workout came from. */
const TRASHED_KINDS = ['workout', 'manual_workout', 'video'] as const;

/** What the player deleted, for as long as it can be restored. */
export const trashedSchema = z.object({
  /** Of the workout, or of the video, as it was and will be again. */
  id: idSchema,
  kind: z.enum(TRASHED_KINDS),
  name: z.string().nullable(),
  /** Of the workout; null of a video alone. */
  localDay: localDaySchema().nullable(),
  made: sumSchema,
  totalShots: sumSchema,
  /** Of timed exercises. */
  minutes: sumSchema,
  videoId: idSchema.nullable(),
  /** What its video takes of the player's room. */
  bytes: sumSchema,
  deletedAt: instantSchema,
  /** From then on it is deleted for good. */
  keptUntil: instantSchema,
});
export type Trashed = z.infer<typeof trashedSchema>;

export const listTrash = endpoint({
  method: 'GET',
  path: '/api/trash',
  summary: `What the caller deleted in the last ${TRASH_DAYS} days, the newest first; a Link header leads to older ones`,
  access: 'signed_in',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(LIMITS.PAGE_MAX).default(LIMITS.PAGE_DEFAULT),
    cursor: z.string().max(200).optional(),
  }),
  status: 200,
  response: z.array(trashedSchema),
});

export const restoreTrashed = endpoint({
  method: 'POST',
  path: '/api/trash/:id/restore',
  summary:
    'Bring a deleted workout or video back, under its id and with all that it counted for. One that is back already is no error',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});

export const deleteTrashed = endpoint({
  method: 'DELETE',
  path: '/api/trash/:id',
  summary: 'Delete for good what lies in the trash, with its files',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});

export const emptyTrash = endpoint({
  method: 'DELETE',
  path: '/api/trash',
  summary: 'Delete for good all that lies in the trash, with its files',
  access: 'signed_in',
  status: 204,
  response: null,
});
