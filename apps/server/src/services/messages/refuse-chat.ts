import { mayChat } from '../../auth/may.ts';
import type { AppContext } from '../context.ts';
import { groupOf } from '../groups/rows.ts';
import type { User } from '../users/find-user.ts';
import { ageGroupOf } from '../users/follow-age.ts';
import { noChat } from './no-chat.ts';

/** Lets through who may read and write in the chat of all, or of a squad: 404 for who is not in it. */
export async function refuseChat(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  user: User,
  groupId: string | null,
): Promise<void> {
  if (groupId !== null) await groupOf(database, user.id, groupId);
  if (!mayChat(ageGroupOf(user, now()))) throw noChat(groupId);
}
