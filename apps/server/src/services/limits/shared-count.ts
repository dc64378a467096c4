import { createHmac } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimits } from '../../database/schema/rate-limits.ts';
import type { AppContext } from '../context.ts';

/** Counts one kind of action per caller within a window, for all copies of the API together. */
export interface SharedCount {
  /** The count in the running window; 0 if there is none. */
  of(who: string): Promise<number>;
  /**
   * Counts one more.
   *
   * @returns `current`, which is just some number above the maximum once that is exceeded; and `ttl`, the milliseconds left in
   * the window
   */
  add(who: string): Promise<{ readonly current: number; readonly ttl: number }>;
}

interface Counted {
  /** Unique among all counts. */
  readonly name: string;
  readonly max: number;
  /** Milliseconds. */
  readonly window: number;
}

/** Counts in the table `rate_limits`. A caller who has reached the maximum costs no query until the window ends. */
export function sharedCount(
  { database, secret }: Pick<AppContext, 'database' | 'secret'>,
  { name, max, window }: Counted,
): SharedCount {
  const limiter = new RateLimiterPostgres({
    storeClient: database.$client,
    storeType: 'pool',
    tableName: getTableName(rateLimits),
    tableCreated: true,
    // `remove-stale-uploads` does it for all counts at once.
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points: max,
    duration: window / 1000,
    inMemoryBlockOnConsumed: max,
  });
  // Hashed, so that neither the table nor its backups contain addresses or ids of users.
  const keyOf = (who: string) =>
    createHmac('sha256', secret).update(`${name}\n${who}`).digest('base64url');
  return {
    of: async (who) => (await limiter.get(keyOf(who)))?.consumedPoints ?? 0,
    add: async (who) => {
      try {
        const { consumedPoints, msBeforeNext } = await limiter.consume(keyOf(who));
        return { current: consumedPoints, ttl: msBeforeNext };
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return { current: max + 1, ttl: error.msBeforeNext };
      }
    },
  };
}
