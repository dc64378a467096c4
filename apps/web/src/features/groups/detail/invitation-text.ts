import type { GroupInvitation, InvitationStatus } from '@hooplog/contract';
import { plural } from '@hooplog/domain';

export const STATUS_NAMES: Readonly<Record<InvitationStatus, string>> = {
  pending: 'Pending',
  accepted: 'Accepted',
  declined: 'Declined',
  revoked: 'Revoked',
  expired: 'Expired',
};

/** Whom an invitation is for. The address is known only to the one who entered it. */
export function invitationFor({
  isForOne,
  inviteeEmail,
  places,
}: Pick<GroupInvitation, 'isForOne' | 'inviteeEmail' | 'places'>): string {
  if (!isForOne) return places === 1 ? 'Link for one person' : `Link for ${places} people`;
  return inviteeEmail ?? 'One e-mail address';
}

/** "2 of 5 have joined", of a link for several; null of what is for one. */
export function joinedWords({
  places,
  joined,
}: Pick<GroupInvitation, 'places' | 'joined'>): string | null {
  if (places === 1) return null;
  return `${joined} of ${places} ${plural(joined, 'has', 'have')} joined`;
}
