import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { ownedBy } from './owned-by.ts';
import { workouts } from './workouts.ts';

/** Addresses that are called when a workout of their user is finished. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    userId: ownedBy(),
    url: text().notNull(),
    /** Signs the calls, so it cannot be a hash: with it somebody could pretend to be this program, to this address. */
    secret: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('webhooks_once').on(table.userId, table.url)],
);

/** What is told to a webhook, and how far it came; kept for 30 days. */
export const webhookCalls = pgTable(
  'webhook_calls',
  {
    id: id(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Which is finished; read anew for each try. */
    workoutId: uuid()
      .notNull()
      .references(() => workouts.id, { onDelete: 'cascade' }),
    state: text({ enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    /** HTTP status of the last answer; null where there was none. */
    status: integer(),
    problem: text({ enum: ['address', 'unreachable', 'slow', 'status'] }),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_calls_webhook').on(table.webhookId, table.id),
    index('webhook_calls_workout').on(table.workoutId),
    index('webhook_calls_created').on(table.createdAt),
  ],
);
