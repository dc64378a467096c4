import { COURT_KINDS, type LocalDay } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  createdAt,
  FIRST_DAY,
  id,
  instant,
  localDay,
  shotKind,
  updatedAt,
  zoneId,
} from './columns.ts';
import { ownedBy } from './owned-by.ts';
import { workouts } from './workouts.ts';

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
    /** Of these, the ones that the program saw in a video of its own. */
    verifiedShots: shotSum(),
    /** Exact share of makes, which ranks where `made` is equal; null without shots. */
    accuracy: doublePrecision().generatedAlwaysAs(
      sql`made::double precision / nullif(total_shots, 0)`,
    ),
    /** First day on which the leaderboard may show this player; null for never. See the domain's `listedFrom`. */
    listedFrom: localDay().default(FIRST_DAY),
    /** Both kinds of workout. */
    workoutCount: integer().notNull().default(0),
    streakEndDay: localDay(),
    streakLength: integer().notNull().default(0),
    longestStreak: integer().notNull().default(0),
    longestStreakEndDay: localDay(),
    /** Days that the date line took from the player: they count for nothing, and break no streak. */
    skippedDays: localDay().array().$type<LocalDay[]>().notNull().default([]),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Read backwards: the leaderboard's order. The day at its end lets a count stay within the index.
    index('user_stats_rank')
      .on(table.made, table.accuracy, table.totalShots, table.userId, table.listedFrom)
      .where(sql`total_shots > 0 and listed_from is not null`),
    check('user_stats_verified', sql`${table.verifiedShots} between 0 and ${table.totalShots}`),
  ],
);

/** What a day or a week adds up to; both kinds of workout count as workouts, only timed ones have minutes. */
const training = () => ({
  made: shotSum(),
  totalShots: shotSum(),
  /** Part of the two above: what the program saw in videos of its own. */
  verifiedMade: shotSum(),
  verifiedShots: shotSum(),
  workoutCount: integer().notNull().default(0),
  minutes: shotSum(),
});

/** Shots of a zone; the verified ones are part of all. */
const zoneShots = () => ({
  made: shotSum(),
  total: shotSum(),
  verifiedMade: shotSum(),
  verifiedTotal: shotSum(),
});

/** Each day on which a user trained: what calendars and streaks are read from. */
export const userDays = pgTable(
  'user_days',
  { userId: ownedBy(), day: localDay().notNull(), ...training() },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** The same by week, named by its first day, a Sunday: what goals and records are read from. */
export const userWeeks = pgTable(
  'user_weeks',
  { userId: ownedBy(), week: localDay().notNull(), ...training() },
  (table) => [
    primaryKey({ columns: [table.userId, table.week] }),
    index('user_weeks_shots').on(table.userId, table.totalShots),
    index('user_weeks_made').on(table.userId, table.made),
  ],
);

/** Shots of one user in one zone on one day: what heat maps are summed from. */
export const zoneDays = pgTable(
  'zone_days',
  {
    userId: ownedBy(),
    day: localDay().notNull(),
    zone: zoneId().notNull(),
    ...zoneShots(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.zone] }),
    index('zone_days_zone').on(table.userId, table.zone, table.day),
    // All that heat maps sum up, so that a year of them is read from a few pages of the index and no row is looked up.
    index('zone_days_sums').on(table.userId, table.day, table.zone, table.made, table.total),
    check('zone_days_counts', sql`${table.made} between 0 and ${table.total}`),
  ],
);

/**
 * Threes of one user on one day, as each line has them: those of the row that the player's choice names. Shots on a court
 * whose own line is known are in all rows, or in none.
 */
export const threeDays = pgTable(
  'three_days',
  {
    userId: ownedBy(),
    line: text({ enum: COURT_KINDS }).notNull(),
    day: localDay().notNull(),
    ...zoneShots(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.line, table.day] })],
);

/** The same over all days: a lifetime's heat map reads 14 rows, however long the lifetime. */
export const zoneTotals = pgTable(
  'zone_totals',
  {
    userId: ownedBy(),
    zone: zoneId().notNull(),
    ...zoneShots(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.zone] }),
    check('zone_totals_counts', sql`${table.made} between 0 and ${table.total}`),
  ],
);

/**
 * Shots of one user of one kind on one day, by zone; the zone is null for those without one. Most players say no kinds
 * and have no rows.
 */
export const kindDays = pgTable(
  'kind_days',
  {
    userId: ownedBy(),
    kind: shotKind().notNull(),
    day: localDay().notNull(),
    zone: zoneId(),
    ...zoneShots(),
  },
  (table) => [
    unique('kind_days_key').on(table.userId, table.kind, table.day, table.zone).nullsNotDistinct(),
    check('kind_days_counts', sql`${table.made} between 0 and ${table.total}`),
  ],
);

/** The same over all days. */
export const kindTotals = pgTable(
  'kind_totals',
  { userId: ownedBy(), kind: shotKind().notNull(), zone: zoneId(), ...zoneShots() },
  (table) => [
    unique('kind_totals_key').on(table.userId, table.kind, table.zone).nullsNotDistinct(),
    check('kind_totals_counts', sql`${table.made} between 0 and ${table.total}`),
  ],
);

export const goals = pgTable(
  'goals',
  {
    id: id(),
    userId: ownedBy(),
    /** shots, makes, workouts or accuracy, a week; shots, makes or minutes, a day. */
    kind: text({ enum: ['shots', 'makes', 'workouts', 'accuracy', 'minutes'] }).notNull(),
    period: text({ enum: ['week', 'day'] })
      .notNull()
      .default('week'),
    target: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('goals_kind').on(table.userId, table.kind, table.period)],
);

/** What a weekly goal asked for, from a week on: past weeks are judged by what was asked for then. */
export const goalTargets = pgTable(
  'goal_targets',
  {
    goalId: uuid()
      .notNull()
      .references(() => goals.id, { onDelete: 'cascade' }),
    fromWeek: localDay().notNull(),
    target: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.goalId, table.fromWeek] })],
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
    /** By which workout with shots; null where it was another kind, or nobody knows any more. */
    workoutId: uuid().references(() => workouts.id, { onDelete: 'set null' }),
    /** When the player was told; null for one earned in a save that has not been followed by a check yet. */
    toldAt: instant(),
  },
  (table) => [
    unique('user_achievements_once').on(table.userId, table.achievementId),
    index('user_achievements_achievement').on(table.achievementId),
    index('user_achievements_workout').on(table.workoutId),
  ],
);

/** The secret address of a user's calendar feed; who holds the token may read. A new token ends the old one. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: ownedBy().primaryKey(),
  token: text().notNull().unique(),
  createdAt: createdAt(),
});
