import type { GroupInvitation, InvitationStatus } from '@hooplog/contract';

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
}: Pick<GroupInvitation, 'isForOne' | 'inviteeEmail'>): string {
  if (!isForOne) return 'Link for one person';
  return inviteeEmail ?? 'One e-mail address';
}
