import type { SignInProblemCode } from '@hooplog/domain';

const WORDS: Readonly<Record<SignInProblemCode, (provider: string) => string>> = {
  denied: (provider) =>
    `You did not let ${provider} sign you in. Try again, or choose another way.`,
  expired: () =>
    'That sign-in took too long, or another one was started after it. Please try again.',
  failed: (provider) =>
    `${provider} could not confirm who you are. Try again, or choose another way.`,
  unavailable: (provider) =>
    `${provider} cannot be reached right now. Try again later, or choose another way.`,
  not_invited: () =>
    'This Hooplog takes no new players with this address. Ask its operator, or a coach or player here to invite you by e-mail; then try again.',
  too_many: () => 'There were too many tries. Please wait a few minutes, then try again.',
};

/**
 * Why signing in came to nothing.
 *
 * @param provider what it is called; null when it is none of those offered here
 */
export const problemWords = (problem: SignInProblemCode, provider: string | null): string =>
  WORDS[problem](provider ?? 'That site');
