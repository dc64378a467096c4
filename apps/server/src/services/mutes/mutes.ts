import { CHAT_LIMITS } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, eq, ne } from 'drizzle-orm';
import { transaction, type Transaction } from '../../database/connect.ts';
import { namesNothing } from '../../database/names-nothing.ts';
import { mutes } from '../../database/schema/chat.ts';
import { users } from '../../database/schema/users.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { findMessage } from '../messages/find-message.ts';
import { compareNames, playerColumns, type PlayerRow } from '../players/player.ts';
import type { User } from '../users/find-user.ts';
import { lockUser } from '../users/lock-user.ts';

/** The user's muted players, by name. Their number is limited, so the list needs no pages. */
export async function listMutes(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
): Promise<PlayerRow[]> {
  const muted = await database
    .select(playerColumns)
    .from(mutes)
    .innerJoin(users, eq(users.id, mutes.mutedId))
    .where(eq(mutes.userId, userId));
  return muted.toSorted(compareNames);
}

/** Mutes the author of a message that the user can read, so that nobody can look up a stranger's name by their id. Idempotent. */
export async function muteAuthor(
  context: Pick<AppContext, 'database' | 'now'>,
  user: User,
  messageId: string,
): Promise<PlayerRow> {
  const { message } = await findMessage(context, user, messageId);
  const mutedId = message.userId;
  if (mutedId === user.id) throw new AppError('forbidden', phrase('You cannot mute yourself.'));
  return transaction(context.database, (tx) =>
    mute(tx, { userId: user.id, mutedId, now: context.now() }),
  );
}

interface Muting {
  readonly userId: string;
  readonly mutedId: string;
  readonly now: Date;
}

/** Mutes a player whom the user already knows. Idempotent. */
export async function mute(tx: Transaction, { userId, mutedId, now }: Muting): Promise<PlayerRow> {
  await lockUser(tx, userId);
  const others = and(eq(mutes.userId, userId), ne(mutes.mutedId, mutedId));
  if ((await tx.$count(mutes, others)) >= CHAT_LIMITS.MUTES) {
    throw new AppError(
      'conflict',
      phrase('You can mute {mutes} players at most.', { mutes: CHAT_LIMITS.MUTES }),
    );
  }
  const [muted] = await tx.select(playerColumns).from(users).where(eq(users.id, mutedId));
  if (muted === undefined) throw notFound(phrase('Message not found'));
  await tx
    .insert(mutes)
    .values({ userId, mutedId, createdAt: now })
    .onConflictDoNothing()
    .catch((error: unknown) => {
      throw namesNothing(error) ? notFound(phrase('Message not found')) : error;
    });
  return muted;
}

/** Idempotent. */
export async function unmute(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
  mutedId: string,
): Promise<void> {
  await database.delete(mutes).where(and(eq(mutes.userId, userId), eq(mutes.mutedId, mutedId)));
}
