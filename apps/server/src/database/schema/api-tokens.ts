import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { ownedBy } from './owned-by.ts';

/** Tokens with which a user's scripts call the API. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: ownedBy(),
    name: text().notNull(),
    scope: text({ enum: ['read', 'write'] }).notNull(),
    /** A hash, so a stolen table lets nobody in. */
    tokenHash: text().notNull().unique('api_tokens_hash'),
    createdAt: createdAt(),
    /** Updated at most once an hour; null: never used. */
    lastUsedAt: instant(),
  },
  (table) => [unique('api_tokens_name').on(table.userId, table.name)],
);
