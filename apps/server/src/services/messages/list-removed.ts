import { LIMITS } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mayManageGroup } from '../../auth/may.ts';
import { messages } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { groupOf } from '../groups/rows.ts';
import { playerColumns, playerColumnsOf } from '../players/player.ts';
import type { User } from '../users/find-user.ts';
import { openChat } from './open-chat.ts';

const removers = alias(users, 'removers');

/** The messages last removed from a squad's chat, with author, remover and time. For the owner only. */
export async function listRemoved(
  context: Pick<AppContext, 'database' | 'now'>,
  user: User,
  groupId: string,
) {
  const { database } = context;
  // An owner under 13 may read no chat, so neither the messages removed from one.
  await openChat(context, user, groupId);
  const { role } = await groupOf(database, user.id, groupId);
  if (!mayManageGroup(role)) {
    throw new AppError('forbidden', phrase('Only the owner of the squad can see what was removed'));
  }
  return database
    .select({
      id: messages.id,
      content: messages.content,
      createdAt: messages.createdAt,
      removedAt: messages.removedAt,
      player: playerColumns,
      remover: playerColumnsOf(removers),
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.userId))
    .leftJoin(removers, eq(removers.id, messages.removedBy))
    .where(and(eq(messages.groupId, groupId), isNotNull(messages.removedAt)))
    .orderBy(desc(messages.removedAt), desc(messages.id))
    .limit(LIMITS.MESSAGES_SHOWN);
}

export type RemovedRow = Awaited<ReturnType<typeof listRemoved>>[number];
