import type { Reaction } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, eq } from 'drizzle-orm';
import { namesNothing } from '../../database/names-nothing.ts';
import { messageReactions } from '../../database/schema/chat.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { countOf, countReactions, type ReactionCount } from '../reactions/count-reactions.ts';
import type { User } from '../users/find-user.ts';
import { findMessage } from './find-message.ts';

type Context = Pick<AppContext, 'database' | 'now'>;

/** Adds a reaction to a message that the user sees. Idempotent. */
export async function reactToMessage(
  context: Context,
  user: User,
  messageId: string,
  reaction: Reaction,
): Promise<ReactionCount> {
  const { message } = await findMessage(context, user, messageId);
  const { id, groupId } = message;
  await context.database
    .insert(messageReactions)
    .values({ messageId: id, userId: user.id, groupId, reaction })
    .onConflictDoNothing()
    .catch((error: unknown) => {
      throw namesNothing(error) ? notFound(phrase('Message not found')) : error;
    });
  return stateOf(context, user, id, reaction);
}

/** Removes a reaction. Idempotent. */
export async function takeBackMessageReaction(
  context: Context,
  user: User,
  messageId: string,
  reaction: Reaction,
): Promise<ReactionCount> {
  const { message } = await findMessage(context, user, messageId);
  const { messageId: to, userId, reaction: kind } = messageReactions;
  await context.database
    .delete(messageReactions)
    .where(and(eq(to, message.id), eq(userId, user.id), eq(kind, reaction)));
  return stateOf(context, user, message.id, reaction);
}

async function stateOf({ database }: Context, user: User, messageId: string, reaction: Reaction) {
  const isToIt = eq(messageReactions.messageId, messageId);
  const counts = await countReactions(database, 'message', user.id, isToIt);
  return countOf(counts.get(messageId), reaction);
}
