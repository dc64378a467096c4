import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { ownedBy } from './owned-by.ts';

/** What was made under which key, for a day: a repeat of the call gets the same. Written together with what it names. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ownedBy(),
    /** Of what is made. One key may be used for two things. */
    kind: text().notNull(),
    key: text().notNull(),
    /** Null only within the transaction that makes it. */
    madeId: uuid(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.key] })],
);
