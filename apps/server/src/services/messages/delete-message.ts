import { phrase } from '@hooplog/language';
import { and, eq, isNull } from 'drizzle-orm';
import { mayDeleteMessage, mayUse } from '../../auth/may.ts';
import { groups, messages } from '../../database/schema/community.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { groupsOf } from '../groups/rows.ts';

/**
 * Deletes the author's message, or removes one from a squad's chat as its owner; the latter is logged and stays visible to its
 * author, marked as removed. Readers of the message get a refusal rather than a 404.
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
  // A message removed by the owner stays in their log, and visible to its author.
  const isLeft = and(isIt, isNull(messages.removedAt));
  if (mayUse(userId, message)) await database.delete(messages).where(isLeft);
  else await database.update(messages).set({ removedAt: now(), removedBy: userId }).where(isLeft);
}
