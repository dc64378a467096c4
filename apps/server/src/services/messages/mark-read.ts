import { phrase } from '@hooplog/language';
import { sql } from 'drizzle-orm';
import { namesNothing } from '../../database/names-nothing.ts';
import { chatReads } from '../../database/schema/chat.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { openChat } from './open-chat.ts';

/** Marks a chat as read up to a moment, but never into the future. Never moves back. */
export async function markRead(
  context: Pick<AppContext, 'database' | 'now'>,
  user: User,
  groupId: string | null,
  until: Date,
): Promise<void> {
  await openChat(context, user, groupId);
  // The given year is arbitrary, and PostgreSQL has no year 0.
  const readUntil = new Date(Math.max(0, Math.min(until.getTime(), context.now().getTime())));
  await context.database
    .insert(chatReads)
    .values({ userId: user.id, groupId, readUntil })
    .onConflictDoUpdate({
      target: [chatReads.userId, chatReads.groupId],
      set: { readUntil: sql`greatest(${chatReads.readUntil}, excluded.read_until)` },
    })
    .catch((error: unknown) => {
      throw namesNothing(error) ? notFound(phrase('Group not found')) : error;
    });
}
