import { asc, desc, eq } from 'drizzle-orm';
import type { GroupRole } from '../../auth/may.ts';
import { groupMembers } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import type { AppContext } from '../context.ts';
import { playerColumns, type PlayerRow } from '../players/player.ts';
import { groupOf } from './rows.ts';

export interface GroupMemberRow {
  readonly user: PlayerRow;
  readonly role: GroupRole;
  readonly joinedAt: Date;
}

/** The owner first, then the others as they joined. */
export async function listMembers(
  { database }: AppContext,
  userId: string,
  groupId: string,
): Promise<GroupMemberRow[]> {
  await groupOf(database, userId, groupId);
  return database
    .select({ user: playerColumns, role: groupMembers.role, joinedAt: groupMembers.joinedAt })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(eq(groupMembers.groupId, groupId))
    .orderBy(
      desc(eq(groupMembers.role, 'owner')),
      asc(groupMembers.joinedAt),
      asc(groupMembers.id),
    );
}
