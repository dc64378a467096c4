import { and, eq, gt, sql } from 'drizzle-orm';
import { groupInvites, groupMembers } from '../../database/schema/community.ts';
import type { User } from '../users/find-user.ts';

/** Open invitations for a user's address to squads that they are not in. A link is nobody's until it is opened. */
export const pendingFor = ({ id, email }: User, now: Date) =>
  and(
    eq(groupInvites.inviteeEmail, email),
    eq(groupInvites.status, 'pending'),
    gt(groupInvites.expiresAt, now),
    sql`not exists (select 1 from ${groupMembers}
      where ${groupMembers.groupId} = ${groupInvites.groupId} and ${groupMembers.userId} = ${id})`,
  );
