import { mayChat } from '../../auth/may.ts';
import { messages } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import { ageGroupOf } from '../users/follow-age.ts';
import type { User } from '../users/find-user.ts';
import { noChat } from './no-chat.ts';

/** @param content trimmed, not empty */
export async function createMessage({ database, now }: AppContext, user: User, content: string) {
  const createdAt = now();
  if (!mayChat(ageGroupOf(user, createdAt))) throw noChat();
  // The moment is ours and not the database's: a cursor holds whole milliseconds.
  const [row] = await database
    .insert(messages)
    .values({ userId: user.id, content, createdAt })
    .returning();
  if (row === undefined) throw new Error('No row came back');
  return { ...row, player: user };
}
