import { LIMITS, TRASH_DAYS } from '@hooplog/domain';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema, localDaySchema, sumSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

/** A workout with shots, one of timed exercises, or a video without a workout. */
const TRASHED_KINDS = ['workout', 'manual_workout', 'video'] as const;

/** A deleted item that can still be restored. */
export const trashedSchema = z.object({
  /** The id of the workout or video, which it keeps when restored. */
  id: idSchema,
  kind: z.enum(TRASHED_KINDS),
  name: z.string().nullable(),
  /** Day of the workout; null for a video without one. */
  localDay: localDaySchema().nullable(),
  made: sumSchema,
  totalShots: sumSchema,
  /** Minutes of timed exercises. */
  minutes: sumSchema,
  videoId: idSchema.nullable(),
  /** Storage that its video uses. */
  bytes: sumSchema,
  deletedAt: instantSchema,
  /** When it is deleted for good. */
  keptUntil: instantSchema,
});
export type Trashed = z.infer<typeof trashedSchema>;

export const listTrash = endpoint({
  method: 'GET',
  path: '/api/trash',
  summary: `What the caller deleted in the last ${TRASH_DAYS} days, newest first; a Link header leads to older ones`,
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
  summary: 'Restore a deleted workout or video with its id and everything that counted. Idempotent',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});

export const deleteTrashed = endpoint({
  method: 'DELETE',
  path: '/api/trash/:id',
  summary: 'Delete an item of the trash for good, with its files',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});

export const emptyTrash = endpoint({
  method: 'DELETE',
  path: '/api/trash',
  summary: 'Empty the trash: delete everything in it for good, with its files',
  access: 'signed_in',
  status: 204,
  response: null,
});
