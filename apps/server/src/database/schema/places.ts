import type { Equipment } from '@hooplog/domain';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { ownedBy } from './owned-by.ts';

/** Where a player films repeatedly: hoop and court in the picture, under a name. */
export const places = pgTable(
  'places',
  {
    id: id(),
    userId: ownedBy(),
    name: text().notNull(),
    /** Size in pixels of the displayed video on which the calibration was made. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Rim, court marks and kind of lines, in the format of the contract. */
    calibration: jsonb().notNull(),
    /** Hoop and ball there; null to use the player's usual ones. */
    equipment: jsonb().$type<Equipment>(),
    /** When it was last saved or used; the latest is offered first. */
    usedAt: instant().notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('places_name').on(table.userId, table.name),
    index('places_user').on(table.userId, table.usedAt),
  ],
);
