import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { ownedBy } from './owned-by.ts';
import { workouts } from './workouts.ts';

/**
 * What the owner of a film asks a squad or team mate: whether the shots that are said to be theirs (`shots.takerId`)
 * become a workout of their own. One a film and player: whoever said no is not asked again.
 */
export const shotOffers = pgTable(
  'shot_offers',
  {
    id: id(),
    /** Of the film. */
    workoutId: uuid()
      .notNull()
      .references(() => workouts.id, { onDelete: 'cascade' }),
    /** Whose film it is. */
    filmerId: ownedBy(),
    /** Who is asked. */
    userId: ownedBy(),
    state: text({ enum: ['pending', 'accepted', 'declined'] })
      .notNull()
      .default('pending'),
    sentAt: instant().notNull(),
    /** Until when it can be answered. */
    expiresAt: instant().notNull(),
    /** Hash of the shots that were answered last: corrected ones may be offered once more to whoever accepted. */
    answeredHash: text(),
    /** The workout that an accepted one became; null once its owner has deleted it. */
    copyId: uuid().references(() => workouts.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('shot_offers_once').on(table.workoutId, table.userId),
    index('shot_offers_filmer').on(table.filmerId),
    index('shot_offers_user').on(table.userId),
    index('shot_offers_copy').on(table.copyId),
  ],
);
