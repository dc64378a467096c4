import type { GroupInvitation, InvitationStatus } from '@hooplog/contract';
import { t } from '@hooplog/language';

export const STATUS_NAMES: Readonly<Record<InvitationStatus, string>> = {
  pending: t('Pending'),
  accepted: t('Accepted'),
  declined: t('Declined'),
  revoked: t('Revoked'),
  expired: t('Expired'),
};

/** Whom an invitation is for. The address is known only to the one who entered it. */
export function invitationFor({
  isForOne,
  inviteeEmail,
  places,
}: Pick<GroupInvitation, 'isForOne' | 'inviteeEmail' | 'places'>): string {
  if (!isForOne)
    return t('{people, plural, one {Link for one person} other {Link for # people}}', {
      people: places,
    });
  return inviteeEmail ?? t('One e-mail address');
}

/** "2 of 5 have joined", of a link for several; null of what is for one. */
export function joinedWords({
  places,
  joined,
}: Pick<GroupInvitation, 'places' | 'joined'>): string | null {
  if (places === 1) return null;
  return t('{joined, plural, one {# of {places} has joined} other {# of {places} have joined}}', {
    joined,
    places,
  });
}
