import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { ownedBy } from './owned-by.ts';

/** Drills that a player made, or saved from a link. */
export const ownDrills = pgTable(
  'own_drills',
  {
    id: id(),
    userId: ownedBy(),
    /** Encodes the whole drill: see the domain's `ownDrillKey`. */
    key: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('own_drills_key').on(table.userId, table.key)],
);
