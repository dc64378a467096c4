import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { ownedBy } from './owned-by.ts';
import { workouts } from './workouts.ts';

/**
 * The offer of a film's owner to a squad or team mate to save their shots in it (`shots.takerId`) as a workout of their own. At
 * most one per film and player: a player who declined is not asked again.
 */
export const shotOffers = pgTable(
  'shot_offers',
  {
    id: id(),
    /** The film's workout. */
    workoutId: uuid()
      .notNull()
      .references(() => workouts.id, { onDelete: 'cascade' }),
    /** The owner of the film. */
    filmerId: ownedBy(),
    /** The player who is asked. */
    userId: ownedBy(),
    state: text({ enum: ['pending', 'accepted', 'declined'] })
      .notNull()
      .default('pending'),
    sentAt: instant().notNull(),
    /** Until when it can be answered. */
    expiresAt: instant().notNull(),
    /** Hash of the shots that were last answered: after corrections they may be offered once more to a player who accepted. */
    answeredHash: text(),
    /** The workout that was made on accepting; null once its owner has deleted it. */
    copyId: uuid().references(() => workouts.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('shot_offers_once').on(table.workoutId, table.userId),
    index('shot_offers_filmer').on(table.filmerId),
    index('shot_offers_user').on(table.userId),
    index('shot_offers_copy').on(table.copyId),
  ],
);
