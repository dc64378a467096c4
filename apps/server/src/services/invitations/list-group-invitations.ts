import { LIMITS } from '@hooplog/domain';
import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import { type GroupRole, mayManageGroup, mayRevokeInvitation } from '../../auth/may.ts';
import { groupInvites } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import type { AppContext } from '../context.ts';
import { groupOf } from '../groups/rows.ts';
import { pageOf, type PageOf } from '../page-of.ts';
import { playerColumns, type PlayerRow } from '../players/player.ts';
import { isNotPaused } from '../users/paused.ts';
import type { GroupInvite, InvitationState } from './invitation.ts';
import { stateOf } from './read-invitations.ts';

/** An invitation as a member of its squad sees it. */
export interface GroupInvitationOfMember {
  readonly invitation: GroupInvite;
  readonly inviter: PlayerRow;
  readonly state: InvitationState;
  readonly mayRevoke: boolean;
  /** Only the member who entered an address may see it. */
  readonly maySeeAddress: boolean;
}

/** Invitations of a member's squads, newest first. */
export async function readGroupInvitations(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  caller: { readonly id: string; readonly role: GroupRole },
  condition: SQL | undefined,
  limit = 1,
): Promise<GroupInvitationOfMember[]> {
  const rows = await database
    .select({ invitation: groupInvites, inviter: playerColumns })
    .from(groupInvites)
    .innerJoin(users, eq(users.id, groupInvites.inviterId))
    .where(condition)
    .orderBy(desc(groupInvites.id))
    .limit(limit);
  return rows.map(({ invitation, inviter }) => ({
    invitation,
    inviter,
    state: stateOf(invitation, now()),
    mayRevoke: mayRevokeInvitation(caller, invitation),
    maySeeAddress: invitation.inviterId === caller.id,
  }));
}

/** A page of a squad's invitations, newest first. @param before id of the last one on the previous page */
export async function listGroupInvitations(
  context: AppContext,
  userId: string,
  groupId: string,
  before: string | undefined,
): Promise<PageOf<GroupInvitationOfMember>> {
  const { role } = await groupOf(context.database, userId, groupId);
  const found = await readGroupInvitations(
    context,
    { id: userId, role },
    and(
      eq(groupInvites.groupId, groupId),
      mayManageGroup(role) ? undefined : isNotPaused,
      before === undefined ? undefined : lt(groupInvites.id, before),
    ),
    LIMITS.PAGE_DEFAULT + 1,
  );
  return pageOf(found, LIMITS.PAGE_DEFAULT);
}
