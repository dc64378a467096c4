/** The word a user types to delete their account; their own address works, too. */
export const DELETION_WORD = 'DELETE';

/** Reasons why a sign-in at a provider failed, as in `/login?problem=`. A closed list: the page has the texts. */
export const SIGN_IN_PROBLEMS = [
  'denied',
  'expired',
  'failed',
  'unavailable',
  'not_invited',
  'disabled',
  'not_in_group',
  'no_address',
  'too_many',
] as const;
export type SignInProblemCode = (typeof SIGN_IN_PROBLEMS)[number];
