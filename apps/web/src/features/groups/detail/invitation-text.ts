import type { GroupInvitation, InvitationStatus } from '@hooplog/contract';
import { t } from '@hooplog/language';

export const STATUS_NAMES: Readonly<Record<InvitationStatus, string>> = {
  pending: t('Pending'),
  accepted: t('Accepted'),
  declined: t('Declined'),
  revoked: t('Revoked'),
  expired: t('Expired'),
};

/** The recipient of an invitation. Only the member who entered an address sees it. */
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

/** "2 of 5 have joined" for a link that admits several; null for one that admits a single person. */
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
