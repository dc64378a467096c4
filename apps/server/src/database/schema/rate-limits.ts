import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * What is counted for limits, as `rate-limiter-flexible` writes it (`services/limits/shared-count.ts`): in this order, without names.
 * Unlogged: a count is no commit to wait for, and after a crash of the database all windows begin anew.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Keyed hash of what is counted and of whom. */
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** End of the window, in milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
