import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { ownedBy } from './owned-by.ts';

/** Sums over a history outgrow 32 bits long before they outgrow an exact JavaScript number. */
const shotSum = () => bigint({ mode: 'number' }).notNull().default(0);

/**
 * Totals of one user, kept in the transaction that changes a workout, so that no read counts a history.
 * `streakLength` days in a row end on `streakEndDay`, the user's last day with a workout.
 */
export const userStats = pgTable(
  'user_stats',
  {
    userId: ownedBy().primaryKey(),
    made: shotSum(),
    totalShots: shotSum(),
    /** Both kinds of workout. */
    workoutCount: integer().notNull().default(0),
    streakEndDay: date({ mode: 'string' }),
    streakLength: integer().notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [index('user_stats_rank').on(table.made, table.totalShots)],
);

/** Shots of one user in one zone on one day: what heat maps are summed from. */
export const zoneDays = pgTable(
  'zone_days',
  {
    userId: ownedBy(),
    day: date({ mode: 'string' }).notNull(),
    zone: text().notNull(),
    made: shotSum(),
    total: shotSum(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.zone] }),
    check('zone_days_counts', sql`${table.made} between 0 and ${table.total}`),
  ],
);

/** The same over all days: a lifetime's heat map reads 14 rows, however long the lifetime. */
export const zoneTotals = pgTable(
  'zone_totals',
  {
    userId: ownedBy(),
    zone: text().notNull(),
    made: shotSum(),
    total: shotSum(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.zone] }),
    check('zone_totals_counts', sql`${table.made} between 0 and ${table.total}`),
  ],
);

export const goals = pgTable(
  'goals',
  {
    id: id(),
    userId: ownedBy(),
    /** shots, makes, workouts or accuracy, a week. */
    kind: text({ enum: ['shots', 'makes', 'workouts', 'accuracy'] }).notNull(),
    target: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('goals_user').on(table.userId)],
);

export const achievements = pgTable('achievements', {
  id: id(),
  name: text().notNull().unique(),
  description: text().notNull(),
  type: text({ enum: ['milestone', 'streak', 'accuracy'] }).notNull(),
  requirement: integer().notNull(),
  icon: text().notNull(),
  createdAt: createdAt(),
});

export const userAchievements = pgTable(
  'user_achievements',
  {
    id: id(),
    userId: ownedBy(),
    achievementId: uuid()
      .notNull()
      .references(() => achievements.id, { onDelete: 'cascade' }),
    earnedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('user_achievements_once').on(table.userId, table.achievementId),
    index('user_achievements_achievement').on(table.achievementId),
  ],
);
