import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { ownedBy } from './owned-by.ts';

/**
 * What was created under which key, for a day: a repeated call gets the same result. Written in the same transaction as the
 * created row.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ownedBy(),
    /** The kind of thing created. The same key may be used once for each kind. */
    kind: text().notNull(),
    key: text().notNull(),
    /** Null only within the transaction that creates it. */
    madeId: uuid(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.key] })],
);
