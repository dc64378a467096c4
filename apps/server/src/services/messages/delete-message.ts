import { phrase } from '@hooplog/language';
import { and, eq, isNull } from 'drizzle-orm';
import { mayDeleteMessage, mayUse } from '../../auth/may.ts';
import { groups, messages } from '../../database/schema/community.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { groupsOf } from '../groups/rows.ts';

/**
 * Takes back a message, or removes one from the chat of a squad as its owner: that is logged, and its author told by the
 * message itself. Whoever sees who wrote it is refused and not told that there is none.
 */
export async function deleteMessage(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  messageId: string,
): Promise<void> {
  const isIt = eq(messages.id, messageId);
  const [message] = await database.select().from(messages).where(isIt);
  if (message === undefined) throw notFound(phrase('Message not found'));
  const { groupId, removedAt } = message;
  const [squad] = groupId === null ? [] : await groupsOf(database, userId, eq(groups.id, groupId));
  if (groupId !== null && squad === undefined) throw notFound(phrase('Message not found'));
  if (!mayDeleteMessage({ id: userId, role: squad?.role ?? null }, message)) {
    throw removedAt === null
      ? new AppError('forbidden', phrase('You can only delete messages of your own.'))
      : notFound(phrase('Message not found'));
  }
  // What the owner removed stays in their log, and with its author.
  const isLeft = and(isIt, isNull(messages.removedAt));
  if (mayUse(userId, message)) await database.delete(messages).where(isLeft);
  else await database.update(messages).set({ removedAt: now(), removedBy: userId }).where(isLeft);
}
