import { phrase } from '@hooplog/language';
import { AppError } from '../errors/app-error.ts';
import type { AppContext } from '../services/context.ts';
import { networkOf } from './connections/network-of.ts';
import { type SharedCount, sharedCount } from '../services/limits/shared-count.ts';

/** Far more than a team mistypes, far fewer than help to guess one of a million. */
const MAX_WRONG = 30;
const WRONG_CODES = { name: 'wrong codes', max: MAX_WRONG, window: 10 * 60_000 };

/** Runs one try of a code, unless its network has guessed too often. */
type TryCode = <Answer>(ip: string, tryCode: () => Promise<Answer>) => Promise<Answer>;

/**
 * Counts wrong sign-in codes of each network. Right ones do not count, so a whole team signs up behind one address while
 * guessing stays blocked.
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
    // Counted by the answer: forty right codes at once are none. The limit of all calls bounds guesses at once.
    try {
      return await tryCode();
    } catch (error) {
      if (error instanceof AppError && error.code === 'code_invalid') await wrong.add(network);
      throw error;
    }
  };
}
