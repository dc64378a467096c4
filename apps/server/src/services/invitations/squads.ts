import { phrase } from '@hooplog/language';
import { LIMITS } from '@hooplog/domain';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { groupInvites, groupMembers, groups } from '../../database/schema/community.ts';
import { refuseTooManyGroups } from '../groups/refuse-too-many-groups.ts';
import { lockGroup } from '../groups/rows.ts';
import { tellSquad } from '../notifications/tell-squad.ts';
import {
  alreadyAnswered,
  type Answer,
  conflict,
  type InvitationState,
  type ReceivedInvitation,
  type RoleThere,
} from './invitation.ts';

/** A link for several people: it stays open until all its uses are taken. */
const isForSeveral = ({ invitation }: ReceivedInvitation): boolean =>
  'places' in invitation && invitation.places > 1;

const isAnswerOf = ({ invitation }: ReceivedInvitation, userId: string): boolean =>
  'inviteeUserId' in invitation && invitation.inviteeUserId === userId;

/**
 * Whether the user gave the same answer before. A link for several people does not store who used it, so every member of the
 * squad counts as having accepted it.
 */
function isDuplicate(found: ReceivedInvitation, userId: string, answer: Answer): boolean {
  const { state, role } = found;
  if (!isForSeveral(found)) return state === answer && isAnswerOf(found, userId);
  return answer === 'accepted' && role !== null && (state === 'pending' || state === 'accepted');
}

/** Throws if the invitation has another answer, or if a member would use up a link. */
function answerBefore(
  found: ReceivedInvitation,
  userId: string,
  answer: Answer,
): InvitationState | null {
  if (isDuplicate(found, userId, answer)) return answer;
  const { state, role, invitation } = found;
  if (state === 'expired') {
    throw conflict(
      phrase('This invitation has expired. Please ask the group owner for a new invitation.'),
    );
  }
  if (state !== 'pending') throw alreadyAnswered(state);
  if (answer === 'accepted' && role !== null && invitation.inviteeEmail === null) {
    throw conflict(phrase('You are already in this squad'));
  }
  return null;
}

async function join(tx: Transaction, groupId: string, userId: string, joinedAt: Date) {
  await refuseTooManyGroups(tx, userId);
  const members = await tx.$count(groupMembers, eq(groupMembers.groupId, groupId));
  if (members >= LIMITS.GROUP_MEMBERS_MAX) {
    throw conflict(
      phrase('This squad is full: it has {max} members', { max: LIMITS.GROUP_MEMBERS_MAX }),
    );
  }
  await tx.insert(groupMembers).values({ groupId, userId, joinedAt });
  await tellSquad(tx, groupId, userId);
}

/** Stores the user's answer; for a link for several people only the number of uses. */
async function saveAnswer(
  tx: Transaction,
  found: ReceivedInvitation,
  userId: string,
  answer: Answer,
): Promise<InvitationState> {
  const joined = sql`${groupInvites.joined} + ${answer === 'accepted' ? 1 : 0}`;
  const status = sql`case when ${joined} = ${groupInvites.places} then 'accepted' else ${groupInvites.status} end`;
  await tx
    .update(groupInvites)
    .set(
      isForSeveral(found) ? { joined, status } : { joined, status: answer, inviteeUserId: userId },
    )
    .where(eq(groupInvites.id, found.invitation.id));
  return answer;
}

/** The parts specific to squad invitations; `TEAMS` has the same for teams. */
export const SQUADS = {
  invites: groupInvites,
  targetId: groupInvites.groupId,
  target: groups,
  inviterId: groupInvites.inviterId,
  roleOf: (userId: string | null): RoleThere =>
    sql`(select 'member' from ${groupMembers}
      where ${groupMembers.groupId} = ${groupInvites.groupId} and ${groupMembers.userId} = ${userId})`,
  lock: lockGroup,
  wrongAccount: phrase(
    'This invitation is for another e-mail address. Sign in with that one to answer it.',
  ),
  answerBefore,
  join,
  saveAnswer,
  notificationOf: (id: string) => ({
    ...{ kind: 'squad_invitation' as const, about: `squad_invitation:${id}`, groupInviteId: id },
  }),
};
