import { and, asc, desc, eq } from 'drizzle-orm';
import { type GroupRole, mayManageGroup } from '../../auth/may.ts';
import { groupMembers } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import type { AppContext } from '../context.ts';
import { playerColumns, type PlayerRow } from '../players/player.ts';
import { isNotPaused, isPaused } from '../users/paused.ts';
import { groupOf } from './rows.ts';

export interface GroupMemberRow {
  readonly user: PlayerRow;
  readonly role: GroupRole;
  readonly joinedAt: Date;
  readonly isPaused: boolean;
}

/**
 * The owner first, then the others in the order of joining. Paused accounts are shown to the owner alone, who may remove them.
 */
export async function listMembers(
  { database }: AppContext,
  userId: string,
  groupId: string,
): Promise<GroupMemberRow[]> {
  const { role } = await groupOf(database, userId, groupId);
  const shown = mayManageGroup(role) ? undefined : isNotPaused;
  return database
    .select({
      ...{ user: playerColumns, role: groupMembers.role, joinedAt: groupMembers.joinedAt },
      isPaused,
    })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), shown))
    .orderBy(
      desc(eq(groupMembers.role, 'owner')),
      asc(groupMembers.joinedAt),
      asc(groupMembers.id),
    );
}
