import { phrase } from '@hooplog/language';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors/app-error.ts';
import { networkOf } from './connections/network-of.ts';

const WINDOW_MS = 10 * 60_000;
/** Far more than a team mistypes, far fewer than help to guess one of a million. */
const MAX_WRONG = 30;
/** Networks whose wrong codes are remembered; beyond it the longest known are forgotten. */
const MAX_NETWORKS = 10_000;

interface Count {
  wrong: number;
  readonly until: number;
}

/**
 * Wrong sign-in codes of each network. Right ones do not count, so a whole team signs up behind one address while
 * guessing stays blocked.
 */
export class WrongCodes {
  readonly #counts = new Map<string, Count>();
  readonly #context: { readonly config: Config; readonly now: () => Date };

  constructor(context: { readonly config: Config; readonly now: () => Date }) {
    this.#context = context;
  }

  /** Runs one try of a code, unless its network has guessed too often. */
  async count<Answer>(ip: string, tryCode: () => Promise<Answer>): Promise<Answer> {
    const count = this.#countOf(networkOf(ip));
    if (this.#context.config.limits.enforced && count.wrong >= MAX_WRONG) {
      throw new AppError(
        'rate_limited',
        phrase('Too many wrong codes. Please wait 10 minutes and try again.'),
      );
    }
    // Counted by the answer: forty right codes at once are none. The limit of all calls bounds guesses at once.
    try {
      return await tryCode();
    } catch (error) {
      if (error instanceof AppError && error.code === 'code_invalid') count.wrong += 1;
      throw error;
    }
  }

  #countOf(network: string): Count {
    const now = this.#context.now().getTime();
    const known = this.#counts.get(network);
    if (known !== undefined && known.until > now) return known;
    this.#counts.delete(network);
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined && this.#counts.size >= MAX_NETWORKS) this.#counts.delete(oldest);
    const count = { wrong: 0, until: now + WINDOW_MS };
    this.#counts.set(network, count);
    return count;
  }
}
