import { eq, getTableName, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/connect.ts';
import {
  feedReactions,
  manualWorkouts,
  messages,
  reels,
  shotOffers,
  trash,
  trashedReactions,
  userAchievements,
  videos,
  workouts,
} from '../../database/schema/index.ts';
import type { TrashedSummary } from '../../database/schema/trash.ts';
import { BYTES_WITH_REEL } from '../room/bytes-of-video.ts';
import { deleteVideoRow } from '../videos/rows.ts';
import { heldRows, type TrashItem } from './held-rows.ts';

/** Badges, messages and offers that reference a workout: they survive it, and reference it again once it is restored. */
async function namedBy(tx: Transaction, { kind, id }: TrashItem) {
  if (kind === 'video') return { badges: [], messages: [], offers: [] };
  const item = kind === 'workout' ? messages.workoutId : messages.manualWorkoutId;
  const answers = await tx.select({ id: messages.id }).from(messages).where(eq(item, id));
  const badges = await tx
    .select({ id: userAchievements.id })
    .from(userAchievements)
    .where(eq(userAchievements.workoutId, id));
  const offers = await tx
    .select({ id: shotOffers.id })
    .from(shotOffers)
    .where(eq(shotOffers.copyId, id));
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map((row) => row.id);
  return { badges: idsOf(badges), messages: idsOf(answers), offers: idsOf(offers) };
}

/** The files of a video and their size. */
async function filesOf(tx: Transaction, videoId: string | null) {
  if (videoId === null) return { files: [], bytes: 0 };
  const { storageKey, renditionKey, posterKey, clipsKey } = videos;
  const [row] = await tx
    .select({
      keys: sql<
        (string | null)[]
      >`array[${storageKey}, ${renditionKey}, ${posterKey}, ${clipsKey}]`,
      reel: reels.storageKey,
      bytes: BYTES_WITH_REEL.mapWith(Number),
    })
    .from(videos)
    .leftJoin(reels, eq(reels.videoId, videos.id))
    .where(eq(videos.id, videoId));
  if (row === undefined) throw new Error('There is no such video');
  const files = [...row.keys, row.reel].filter((key) => key !== null);
  return { files, bytes: row.bytes };
}

async function keepReactions(tx: Transaction, { kind, id }: TrashItem): Promise<void> {
  if (kind === 'video') return;
  const item = kind === 'workout' ? feedReactions.workoutId : feedReactions.manualWorkoutId;
  const rows = await tx.select().from(feedReactions).where(eq(item, id));
  if (rows.length === 0) return;
  await tx.insert(trashedReactions).values(
    rows.map(({ groupId, userId, authorId, reaction, createdAt }) => ({
      ...{ id: uuidv7(), trashId: id, groupId, userId, authorId, reaction, createdAt },
    })),
  );
}

/** The item, its owner and the time of deletion. */
export interface ToTrash extends TrashItem {
  readonly userId: string;
  readonly summary: TrashedSummary;
  readonly now: Date;
}

/**
 * Moves the rows of a workout or a video to the trash, in the transaction of the caller, who has locked them and takes them out
 * of the statistics. Files stay where they are.
 */
export async function moveToTrash(tx: Transaction, what: ToTrash): Promise<void> {
  const { kind, id, userId, videoId, summary, now: deletedAt } = what;
  const rows = heldRows(what).map(
    ({ table, where }) => sql`${getTableName(table)}::text,
      (select coalesce(jsonb_agg(to_jsonb(${table})), '[]') from ${table} where ${where})`,
  );
  await tx.insert(trash).values({
    ...{ id, userId, kind, summary, videoId, deletedAt },
    ...(await filesOf(tx, videoId)),
    namedBy: await namedBy(tx, what),
    // The rows are copied within PostgreSQL, whose numbers may have more digits than those of JavaScript.
    rows: sql`jsonb_build_object(${sql.join(rows, sql`, `)})`,
  });
  await keepReactions(tx, what);
  if (kind === 'manual_workout') await tx.delete(manualWorkouts).where(eq(manualWorkouts.id, id));
  if (kind === 'workout') await tx.delete(workouts).where(eq(workouts.id, id));
  if (videoId !== null) await deleteVideoRow(tx, videoId);
}
