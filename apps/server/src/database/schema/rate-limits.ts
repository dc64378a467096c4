import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Counters of the rate limits, as `rate-limiter-flexible` writes them (`services/limits/shared-count.ts`): in this column order,
 * without names. Unlogged: a count need not wait for a commit to reach the disk, and after a crash of the database all windows
 * start afresh.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Keyed hash of the limit and the caller. */
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** End of the window, in milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
