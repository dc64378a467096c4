import type { Room } from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { reels, trash, users, videos } from '../../database/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { lockUser } from '../users/lock-user.ts';
import { BYTES } from './bytes-of-video.ts';

const NOTHING = { count: 0, bytes: 0 };
const GB = 1_000_000_000;

const isUnfinished = sql`${videos.state} = 'awaiting_upload'`;
const KINDS = sql<'films' | 'clips' | 'unfinished'>`case when ${isUnfinished} then 'unfinished'
  when ${videos.storageKey} is null then 'clips' else 'films' end`;

/** Bytes used by the user, by kind. */
async function usageByKind(database: Queryable, userId: string) {
  const rows = await database
    .select({
      kind: KINDS,
      count: sql<number>`count(*) filter (where ${BYTES} > 0)`.mapWith(Number),
      bytes: sql<number>`sum(${BYTES})`.mapWith(Number),
    })
    .from(videos)
    .where(eq(videos.userId, userId))
    .groupBy(sql`1`);
  const of = (kind: string) => {
    const { count = 0, bytes: sum = 0 } = rows.find((row) => row.kind === kind) ?? {};
    return { count, bytes: sum };
  };
  return {
    ...{ films: of('films'), clips: of('clips'), unfinished: of('unfinished') },
    reels: await usageOfReels(database, userId),
    photo: await usageOfPhoto(database, userId),
    trash: await usageOfTrash(database, userId),
  };
}

async function usageOfReels(database: Queryable, userId: string) {
  const [row] = await database
    .select({ count: count(), bytes: sql`coalesce(sum(${reels.bytes}), 0)`.mapWith(Number) })
    .from(reels)
    .innerJoin(videos, eq(videos.id, reels.videoId))
    .where(and(eq(videos.userId, userId), gt(reels.bytes, 0)));
  return row ?? NOTHING;
}

async function usageOfPhoto(database: Queryable, userId: string) {
  const [row] = await database
    .select({ bytes: users.photoBytes })
    .from(users)
    .where(eq(users.id, userId));
  return row?.bytes == null ? NOTHING : { count: 1, bytes: row.bytes };
}

async function usageOfTrash(database: Queryable, userId: string) {
  const [row] = await database
    .select({ count: count(), bytes: sql`coalesce(sum(${trash.bytes}), 0)`.mapWith(Number) })
    .from(trash)
    .where(and(eq(trash.userId, userId), gt(trash.bytes, 0)));
  return row ?? NOTHING;
}

type RoomContext = Pick<AppContext, 'config'> & { readonly database: Queryable };

/** Bytes that the user's videos and photo take, and the quota. */
export async function getRoom({ database, config }: RoomContext, userId: string): Promise<Room> {
  const found = await usageByKind(database, userId);
  const usedBytes = Object.values(found).reduce((sum, usage) => sum + usage.bytes, 0);
  const gigabytes = config.limits.roomPerUser;
  return { limitBytes: gigabytes === null ? null : gigabytes * GB, usedBytes, ...found };
}

/** Throws if a user has no room for this many more bytes. Unlike `claimRoom` it may let in two simultaneous calls. */
export async function checkRoom(context: RoomContext, userId: string, more: number): Promise<void> {
  const gigabytes = context.config.limits.roomPerUser;
  if (gigabytes === null) return;
  const { usedBytes } = await getRoom(context, userId);
  if (usedBytes + Math.max(more, 1) <= gigabytes * GB) return;
  throw new AppError(
    'room_used',
    phrase(
      'Your {gigabytes} GB on this server are full. Delete workouts whose videos you no longer need and empty the trash, then try again.',
      { gigabytes },
    ),
  );
}

/** The same for bytes that the transaction stores. It locks the user, so that simultaneous claims are counted. */
export async function claimRoom(
  tx: Transaction,
  { config }: Pick<AppContext, 'config'>,
  userId: string,
  more: number,
): Promise<void> {
  if (config.limits.roomPerUser !== null) await lockUser(tx, userId);
  await checkRoom({ database: tx, config }, userId, more);
}
