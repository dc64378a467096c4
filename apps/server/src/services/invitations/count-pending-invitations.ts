import { count } from 'drizzle-orm';
import { groupInvites } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { pendingFor } from './pending.ts';

/** How many open invitations there are for the user's address. */
export async function countPendingInvitations(
  { database, now }: AppContext,
  user: User,
): Promise<number> {
  const [found] = await database
    .select({ count: count() })
    .from(groupInvites)
    .where(pendingFor(user, now()));
  return found?.count ?? 0;
}
