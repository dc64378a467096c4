import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { ownedBy } from './owned-by.ts';

/** Documents that players import: each is checked when it comes, and written by a job. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    userId: ownedBy(),
    state: text({ enum: ['under_way', 'done', 'failed'] })
      .notNull()
      .default('under_way'),
    /** Where the document is kept until it is written. */
    storageKey: text().notNull(),
    /** Workouts of both kinds in the document. */
    total: integer().notNull(),
    /** How many of them were added, and how many were there before: together, what was gone through. */
    added: integer().notNull().default(0),
    known: integer().notNull().default(0),
    /** The moment that the document is read by: what lies after it was still to come. */
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('imports_user').on(table.userId, table.createdAt)],
);
