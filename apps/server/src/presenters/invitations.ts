import type {
  GroupInvitation,
  ReceivedInvitation,
  ReceivedTeamInvitation,
  TeamInvitation,
  TeamLink,
} from '@hooplog/contract';
import type {
  ReceivedInvitation as ReceivedRow,
  TeamInvite,
} from '../services/invitations/invitation.ts';
import type { GroupInvitationOfMember } from '../services/invitations/list-group-invitations.ts';
import { presentPlayer } from './players.ts';

export function presentGroupInvitation(found: GroupInvitationOfMember): GroupInvitation {
  const { invitation, inviter, state, mayRevoke, maySeeAddress } = found;
  const { id, groupId, inviteeEmail, places, joined, token, createdAt, expiresAt } = invitation;
  return {
    id,
    groupId,
    inviter: presentPlayer(inviter),
    isForOne: inviteeEmail !== null,
    inviteeEmail: maySeeAddress ? inviteeEmail : null,
    places,
    joined,
    token: state === 'pending' ? token : null,
    status: state,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    mayRevoke,
  };
}

/** For the coach, who entered the address. */
export const presentTeamInvitation = (invite: TeamInvite): TeamInvitation => ({
  id: invite.id,
  email: invite.inviteeEmail ?? '',
  createdAt: invite.createdAt.toISOString(),
  expiresAt: invite.expiresAt.toISOString(),
});

export const presentTeamLink = (invite: TeamInvite | null): TeamLink => ({
  link: invite && { token: invite.token, expiresAt: invite.expiresAt.toISOString() },
});

/** For the invitee: leaves the address out, as it might be somebody else's. */
const presentAnyReceived = ({ invitation, state }: ReceivedRow) => ({
  token: invitation.token,
  status: state,
  expiresAt: invitation.expiresAt.toISOString(),
});

export const presentReceivedInvitation = (received: ReceivedRow): ReceivedInvitation => ({
  ...presentAnyReceived(received),
  groupId: received.target.id,
  groupName: received.target.name,
  groupDescription: 'description' in received.target ? received.target.description : null,
  inviter: presentPlayer(received.inviter),
  isMember: received.role !== null,
});

export const presentReceivedTeamInvitation = (received: ReceivedRow): ReceivedTeamInvitation => ({
  ...presentAnyReceived(received),
  team: { id: received.target.id, name: received.target.name },
  coach: presentPlayer(received.inviter),
  role: received.role === 'member' ? 'player' : received.role,
});
