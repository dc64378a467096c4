/** The specification's words for an invitation that was answered or taken back. */
export const alreadyWords = (status: string): string =>
  `This invitation has already been ${status}.`;

export const EXPIRED_WORDS =
  'This invitation has expired. Please ask the group owner for a new invitation.';

export const WRONG_ACCOUNT_WORDS =
  'This invitation is for another e-mail address. Sign in with that one to answer it.';
