import { eq } from 'drizzle-orm';
import { mayDeleteMessage } from '../../auth/may.ts';
import { groups, messages } from '../../database/schema/community.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { groupsOf } from '../groups/rows.ts';

/**
 * Takes back a message, or removes one from the chat of a squad as its owner. Whoever sees who wrote it is refused and
 * not told that there is none.
 */
export async function deleteMessage(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
  messageId: string,
): Promise<void> {
  const [message] = await database.select().from(messages).where(eq(messages.id, messageId));
  if (message === undefined) throw notFound('Message');
  const { groupId } = message;
  const [squad] = groupId === null ? [] : await groupsOf(database, userId, eq(groups.id, groupId));
  if (groupId !== null && squad === undefined) throw notFound('Message');
  if (!mayDeleteMessage({ id: userId, role: squad?.role ?? null }, message)) {
    throw new AppError('forbidden', 'You can only delete messages of your own.');
  }
  await database.delete(messages).where(eq(messages.id, messageId));
}
