import { FEED_LIMITS, REACTIONS } from '@hooplog/domain';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema, sumSchema } from './common.ts';
import { playedDrillSchema } from './drills.ts';
import { endpoint } from './endpoint.ts';
import { playerSchema } from './players.ts';
import { RECORD_KINDS } from './progress.ts';

/** Number of members with one reaction to an item. */
export const reactionCountSchema = z.object({
  reaction: z.enum(REACTIONS),
  count: sumSchema,
  /** Whether the caller is one of them. */
  isOwn: z.boolean(),
});
export type ReactionCount = z.infer<typeof reactionCountSchema>;

const itemShape = {
  id: idSchema,
  user: playerSchema,
  /** When it happened. */
  at: instantSchema,
  /** Only reactions that somebody chose. */
  reactions: z.array(reactionCountSchema),
};

/** A player's best value; for a drill its result. */
const feedRecordSchema = z.object({ kind: z.enum([...RECORD_KINDS, 'drill']), value: z.int() });
export type FeedRecord = z.infer<typeof feedRecordSchema>;

/**
 * A feed item: what a squad member did, as far as they share it. Never contains films, notes, names of
 * workouts or tags.
 */
export const feedItemSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('workout'),
    ...itemShape,
    /** Missing if the player shares only records. */
    shots: z
      .object({ made: sumSchema, totalShots: sumSchema, percentage: z.int().min(0).max(100) })
      .exactOptional(),
    drill: playedDrillSchema.exactOptional(),
    records: z.array(feedRecordSchema),
  }),
  z.object({ kind: z.literal('timed'), ...itemShape, minutes: sumSchema }),
  z.object({
    kind: z.literal('badge'),
    ...itemShape,
    badge: z.object({ name: z.string(), icon: z.string() }),
  }),
]);
export type FeedItem = z.infer<typeof feedItemSchema>;

export const listGroupFeed = endpoint({
  method: 'GET',
  path: '/api/groups/:id/feed',
  summary: `What the members of a squad did in the last ${FEED_LIMITS.DAYS} days and share with it, newest first; a Link header leads to older items`,
  access: 'signed_in',
  params: idParamsSchema,
  query: z.object({ cursor: z.string().max(200).optional() }),
  status: 200,
  response: z.array(feedItemSchema),
});

const reactionParams = idParamsSchema.extend({ itemId: idSchema, reaction: z.enum(REACTIONS) });

export const reactToFeedItem = endpoint({
  method: 'PUT',
  path: '/api/groups/:id/feed/:itemId/reactions/:reaction',
  summary: 'React to a feed item; each member can give each reaction once',
  access: 'signed_in',
  params: reactionParams,
  status: 200,
  response: reactionCountSchema,
});

export const takeBackReaction = endpoint({
  method: 'DELETE',
  path: '/api/groups/:id/feed/:itemId/reactions/:reaction',
  summary: 'Take back one’s own reaction',
  access: 'signed_in',
  params: reactionParams,
  status: 200,
  response: reactionCountSchema,
});
