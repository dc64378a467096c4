import type { GroupInvitation, ReceivedInvitation } from '@hooplog/contract';
import type { GroupInvitationOfMember } from '../services/invitations/list-group-invitations.ts';
import type { ReceivedInvitation as ReceivedRow } from '../services/invitations/rows.ts';
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

export const presentReceivedInvitation = ({
  invitation,
  group,
  inviter,
  state,
  isMember,
}: ReceivedRow): ReceivedInvitation => ({
  token: invitation.token,
  groupId: group.id,
  groupName: group.name,
  groupDescription: group.description,
  inviter: presentPlayer(inviter),
  status: state,
  expiresAt: invitation.expiresAt.toISOString(),
  isMember,
});
