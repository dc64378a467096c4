import { and, eq } from 'drizzle-orm';
import { mayUse } from '../../auth/may.ts';
import { messages } from '../../database/schema/community.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';

/** Takes back a message. Everybody sees who wrote it, so another's is refused and not hidden. */
export async function deleteMessage(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
  messageId: string,
): Promise<void> {
  const [message] = await database.select().from(messages).where(eq(messages.id, messageId));
  if (message === undefined) throw notFound('Message');
  if (!mayUse(userId, message)) {
    throw new AppError('forbidden', 'You can only delete messages of your own.');
  }
  await database
    .delete(messages)
    .where(and(eq(messages.id, messageId), eq(messages.userId, userId)));
}
