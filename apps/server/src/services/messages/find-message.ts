import { phrase } from '@hooplog/language';
import { and, eq } from 'drizzle-orm';
import { messages } from '../../database/schema/community.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { type Chat, openChat } from './open-chat.ts';
import { isThere } from './visible-to.ts';

type StoredMessage = typeof messages.$inferSelect;

/** A message of a chat that the user reads, with that chat; 404 for any other message, including removed ones. */
export async function findMessage(
  context: Pick<AppContext, 'database' | 'now'>,
  user: User,
  messageId: string,
): Promise<{ readonly message: StoredMessage; readonly chat: Chat }> {
  const isIt = eq(messages.id, messageId);
  const [found] = await context.database
    .select({ groupId: messages.groupId })
    .from(messages)
    .where(isIt);
  if (found === undefined) throw notFound(phrase('Message not found'));
  const chat = await openChat(context, user, found.groupId);
  const [message] = await context.database
    .select()
    .from(messages)
    .where(and(isIt, isThere(chat)));
  if (message === undefined) throw notFound(phrase('Message not found'));
  return { message, chat };
}
