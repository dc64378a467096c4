import type { SignInProblemCode } from '@hooplog/domain';
import { t } from '@hooplog/language';

const WORDS: Readonly<Record<SignInProblemCode, (provider: string | null) => string>> = {
  denied: (provider) =>
    provider === null
      ? t('You did not let that site sign you in. Try again, or choose another way.')
      : t('You did not let {provider} sign you in. Try again, or choose another way.', {
          provider,
        }),
  expired: () =>
    t('That sign-in took too long, or another one was started after it. Please try again.'),
  failed: (provider) =>
    provider === null
      ? t('That site could not confirm who you are. Try again, or choose another way.')
      : t('{provider} could not confirm who you are. Try again, or choose another way.', {
          provider,
        }),
  unavailable: (provider) =>
    provider === null
      ? t('That site cannot be reached right now. Try again later, or choose another way.')
      : t('{provider} cannot be reached right now. Try again later, or choose another way.', {
          provider,
        }),
  not_invited: () =>
    t(
      'This Hooplog takes no new players with this address. Ask its operator, or a coach or player here to invite you by e-mail; then try again.',
    ),
  disabled: () => t('The operator has disabled this account. Ask them, then try again.'),
  not_in_group: () =>
    t('None of your groups there may sign in here. Ask the operator, then try again.'),
  no_address: () =>
    t(
      'That site gave us no confirmed e-mail address. Confirm one there and try again, or choose another way.',
    ),
  too_many: () => t('There were too many attempts. Please wait a few minutes, then try again.'),
};

/**
 * Why signing in failed.
 *
 * @param provider its name; null if this installation does not offer it
 */
export const problemWords = (problem: SignInProblemCode, provider: string | null): string =>
  WORDS[problem](provider);
