import type { InvitationStatus } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { isRefusal, userMessage } from '../../lib/api-client/api-error.ts';
import { ApiError } from '../../lib/api-client/api-error.ts';

/** Why an invitation cannot be answered, in the specification's words. */
export interface InvitationProblem {
  readonly title: string;
  readonly text: string;
  /** It is for another account. */
  readonly isOthers?: true;
}

/** The problem of an existing invitation; null while it is open. */
export function problemOf(status: InvitationStatus): InvitationProblem | null {
  if (status === 'pending') return null;
  if (status === 'expired') {
    return {
      title: t('Invitation Expired'),
      text: t('This invitation has expired. Please ask the group owner for a new invitation.'),
    };
  }
  return {
    title: t('Invitation Already Processed'),
    text: t(
      'This invitation has already been {status, select, accepted {accepted} declined {declined} revoked {revoked} other {answered}}.',
      { status },
    ),
  };
}

/** The problem of a failed request; null if a retry may help. */
export function problemOfError(error: unknown): InvitationProblem | null {
  if (error instanceof ApiError && error.status === 403) {
    return {
      title: t('Another Account’s Invitation'),
      text: userMessage(error, ''),
      isOthers: true,
    };
  }
  if (!isRefusal(error)) return null;
  return {
    title: t('Invalid Invitation'),
    text: t('This invitation link is invalid, expired, or has already been used.'),
  };
}
