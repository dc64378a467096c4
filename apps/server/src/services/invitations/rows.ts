import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { groupInvites, groupMembers, groups } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { playerColumns, type PlayerRow } from '../players/player.ts';
import type { GroupRow } from '../groups/rows.ts';

export type InvitationRow = typeof groupInvites.$inferSelect;

/** What became of it by now. */
export type InvitationState = InvitationRow['status'] | 'expired';

/** Cannot be guessed: 192 bits. */
const TOKEN_BYTES = 24;
export const makeToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Open until the very moment at which it expires. */
export const stateOf = ({ status, expiresAt }: InvitationRow, now: Date): InvitationState =>
  status === 'pending' && expiresAt <= now ? 'expired' : status;

/** A link for several people: it stays open until all its places are taken. */
export const isForSeveral = ({ places }: Pick<InvitationRow, 'places'>): boolean => places > 1;

/** An invitation as the one sees it whom it is for. */
export interface ReceivedInvitation {
  readonly invitation: InvitationRow;
  readonly group: GroupRow;
  readonly inviter: PlayerRow;
  readonly state: InvitationState;
  /** Whether that reader is in the squad already. */
  readonly isMember: boolean;
}

/** Invitations with what a reader has to know, newest first. */
export async function readInvitations(
  database: Queryable,
  readerId: string,
  now: Date,
  condition: SQL | undefined,
  limit = 1,
): Promise<ReceivedInvitation[]> {
  const rows = await database
    .select({
      invitation: groupInvites,
      group: groups,
      inviter: playerColumns,
      isMember: isNotNull(groupMembers.id).mapWith(Boolean),
    })
    .from(groupInvites)
    .innerJoin(groups, eq(groups.id, groupInvites.groupId))
    .innerJoin(users, eq(users.id, groupInvites.inviterId))
    .leftJoin(
      groupMembers,
      and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, readerId)),
    )
    .where(condition)
    .orderBy(desc(groupInvites.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, state: stateOf(row.invitation, now) }));
}
