import { createHmac } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimits } from '../../database/schema/rate-limits.ts';
import type { AppContext } from '../context.ts';

/** How often each of many did one thing within a window, counted for all copies of the API together. */
export interface SharedCount {
  /** Of the window that runs; 0 where none does. */
  of(who: string): Promise<number>;
  /**
   * Counts one more.
   *
   * @returns more than the maximum, whatever it really is, once that is exceeded; and the milliseconds left of the window
   */
  add(who: string): Promise<{ readonly current: number; readonly ttl: number }>;
}

interface Counted {
  /** No two counts have the same name. */
  readonly name: string;
  readonly max: number;
  /** Milliseconds. */
  readonly window: number;
}

/** Counts in the table `rate_limits`. Who has reached the maximum costs no query until the window ends. */
export function sharedCount(
  { database, secret }: Pick<AppContext, 'database' | 'secret'>,
  { name, max, window }: Counted,
): SharedCount {
  const limiter = new RateLimiterPostgres({
    storeClient: database.$client,
    storeType: 'pool',
    tableName: getTableName(rateLimits),
    tableCreated: true,
    // `remove-stale-uploads` does it once for all counts.
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points: max,
    duration: window / 1000,
    inMemoryBlockOnConsumed: max,
  });
  // Neither addresses nor ids of users stand in the table, nor in its backups.
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
