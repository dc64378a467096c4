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
    /** Signs the calls. It cannot be a hash; whoever knows it can pretend to be this program to this address. */
    secret: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('webhooks_once').on(table.userId, table.url)],
);

/** Calls of a webhook and their state; stored for 30 days. */
export const webhookCalls = pgTable(
  'webhook_calls',
  {
    id: id(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The finished workout; read again for each try. */
    workoutId: uuid()
      .notNull()
      .references(() => workouts.id, { onDelete: 'cascade' }),
    state: text({ enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    /** HTTP status of the last response; null if there was none. */
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
