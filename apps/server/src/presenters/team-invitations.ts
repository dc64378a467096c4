import type { ReceivedTeamInvitation, TeamInvitation, TeamLink } from '@hooplog/contract';
import type { ReceivedInvitation, TeamInviteRow } from '../services/team-invitations/rows.ts';
import { presentPlayer } from './players.ts';

/** For the coach, who wrote the address. */
export const presentTeamInvitation = (invite: TeamInviteRow): TeamInvitation => ({
  id: invite.id,
  email: invite.inviteeEmail ?? '',
  createdAt: invite.createdAt.toISOString(),
  expiresAt: invite.expiresAt.toISOString(),
});

export const presentTeamLink = (invite: TeamInviteRow | null): TeamLink => ({
  link: invite && { token: invite.token, expiresAt: invite.expiresAt.toISOString() },
});

/** For who was invited: the address is not told, it might be somebody else's. */
export const presentReceivedInvitation = (
  received: ReceivedInvitation,
): ReceivedTeamInvitation => ({
  token: received.invite.token,
  team: { id: received.team.id, name: received.team.name },
  coach: presentPlayer(received.coach),
  status: received.status,
  expiresAt: received.invite.expiresAt.toISOString(),
  role: received.role,
});
