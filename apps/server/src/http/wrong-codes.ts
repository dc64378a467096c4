import { phrase } from '@hooplog/language';
import { AppError } from '../errors/app-error.ts';
import type { AppContext } from '../services/context.ts';
import { networkOf } from './connections/network-of.ts';
import { type SharedCount, sharedCount } from '../services/limits/shared-count.ts';

/** Far more than a team mistypes, far too few to guess one code of a million. */
const MAX_WRONG = 30;
const WRONG_CODES = { name: 'wrong codes', max: MAX_WRONG, window: 10 * 60_000 };

/** Verifies a code, unless the caller's network has guessed too often. */
type TryCode = <Answer>(ip: string, tryCode: () => Promise<Answer>) => Promise<Answer>;

/**
 * Counts wrong sign-in codes per network. Right ones do not count, so a whole team can sign up behind one
 * address while guessing stays blocked.
 */
export function countWrongCodes(context: AppContext): TryCode {
  let shared: SharedCount | null = null;
  return async (ip, tryCode) => {
    if (!context.config.limits.enforced) return tryCode();
    const wrong = (shared ??= sharedCount(context, WRONG_CODES));
    const network = networkOf(ip);
    if ((await wrong.of(network)) >= MAX_WRONG) {
      throw new AppError(
        'rate_limited',
        phrase('Too many wrong codes. Please wait 10 minutes and try again.'),
      );
    }
    // Only failed attempts count, so forty right codes at once pass. The rate limit of the call bounds
    // concurrent guesses.
    try {
      return await tryCode();
    } catch (error) {
      if (error instanceof AppError && error.code === 'code_invalid') await wrong.add(network);
      throw error;
    }
  };
}
