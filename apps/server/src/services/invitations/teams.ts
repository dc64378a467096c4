import { phrase } from '@hooplog/language';
import { LIMITS } from '@hooplog/domain';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { teamInvites, teamPlayers, teams } from '../../database/schema/community.ts';
import { lockTeam } from '../teams/rows.ts';
import {
  type Answer,
  conflict,
  type InvitationState,
  type ReceivedInvitation,
  type RoleThere,
} from './invitation.ts';

/** Throws if the invitation can no longer be answered. A repeated answer returns the first one. */
function answerBefore({ state, role }: ReceivedInvitation): InvitationState | null {
  if (role === 'coach') throw conflict(phrase('You coach this team'));
  if (state === 'expired') {
    throw conflict(phrase('This invitation has expired. Please ask the coach for a new one.'));
  }
  if (state === 'revoked') throw conflict(phrase('The coach has taken this invitation back'));
  return state === 'pending' ? null : state;
}

async function join(tx: Transaction, teamId: string, playerId: string, joinedAt: Date) {
  const players = await tx.$count(teamPlayers, eq(teamPlayers.teamId, teamId));
  if (players >= LIMITS.TEAM_PLAYERS_MAX) {
    throw conflict(
      phrase('This team is full: it has {max} players', { max: LIMITS.TEAM_PLAYERS_MAX }),
    );
  }
  await tx.insert(teamPlayers).values({ teamId, playerId, joinedAt });
}

/** A join link stays open for the next player. */
async function saveAnswer(
  tx: Transaction,
  { invitation, state }: ReceivedInvitation,
  _userId: string,
  answer: Answer,
): Promise<InvitationState> {
  if (invitation.inviteeEmail === null) return state;
  await tx.update(teamInvites).set({ status: answer }).where(eq(teamInvites.id, invitation.id));
  return answer;
}

/** The parts specific to team invitations, by email or join link; `SQUADS` has the same for squads. */
export const TEAMS = {
  invites: teamInvites,
  targetId: teamInvites.teamId,
  target: teams,
  inviterId: teams.coachId,
  roleOf: (userId: string | null): RoleThere =>
    sql`case when ${teams.coachId} = ${userId} then 'coach' else (select 'member' from ${teamPlayers}
      where ${teamPlayers.teamId} = ${teamInvites.teamId} and ${teamPlayers.playerId} = ${userId}) end`,
  lock: lockTeam,
  wrongAccount: phrase('This invitation was sent to another e-mail address'),
  answerBefore,
  join,
  saveAnswer,
  notificationOf: (id: string) => ({
    ...{ kind: 'team_invitation' as const, about: `team_invitation:${id}`, teamInviteId: id },
  }),
};
