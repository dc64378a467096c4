import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { ownedBy } from './owned-by.ts';

/** Documents that players import: each is checked on upload, and written by a job. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    userId: ownedBy(),
    state: text({ enum: ['under_way', 'done', 'failed'] })
      .notNull()
      .default('under_way'),
    /** Where the document is stored until it is written. */
    storageKey: text().notNull(),
    /** Workouts of both kinds in the document. */
    total: integer().notNull(),
    /** How many workouts were added and how many existed before; their sum is the progress. */
    added: integer().notNull().default(0),
    known: integer().notNull().default(0),
    /** The reference time of the import: anything dated later lay in the future. */
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('imports_user').on(table.userId, table.createdAt)],
);
