import type { Equipment } from '@hooplog/domain';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { ownedBy } from './owned-by.ts';

/** Where a player films again and again: hoop and court in the picture, under a name. */
export const places = pgTable(
  'places',
  {
    id: id(),
    userId: ownedBy(),
    name: text().notNull(),
    /** Size of the displayed video that the calibration was made on, pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Hoop, court marks and kind of lines, as the contract has them. */
    calibration: jsonb().notNull(),
    /** Of the hoop there; null where the player's usual one counts. */
    equipment: jsonb().$type<Equipment>(),
    /** Last saved or used; the latest is offered first. */
    usedAt: instant().notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('places_name').on(table.userId, table.name),
    index('places_user').on(table.userId, table.usedAt),
  ],
);
