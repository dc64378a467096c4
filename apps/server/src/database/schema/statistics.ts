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
 * Totals of one user, updated in the transaction that changes a workout, so that reads never scan a history.
 * `streakLength` days in a row end on `streakEndDay`, the user's last day with a workout.
 */
export const userStats = pgTable(
  'user_stats',
  {
    userId: ownedBy().primaryKey(),
    made: shotSum(),
    totalShots: shotSum(),
    /** The part of these that the program saw in videos of its own. */
    verifiedShots: shotSum(),
    /** Exact share of makes, the tie-breaker where `made` is equal; null without shots. */
    accuracy: doublePrecision().generatedAlwaysAs(
      sql`made::double precision / nullif(total_shots, 0)`,
    ),
    /** First day on which the leaderboard may show this player; null for never. See the domain's `listedFrom`. */
    listedFrom: localDay().default(FIRST_DAY),
    /** Workouts of both kinds. */
    workoutCount: integer().notNull().default(0),
    streakEndDay: localDay(),
    streakLength: integer().notNull().default(0),
    longestStreak: integer().notNull().default(0),
    longestStreakEndDay: localDay(),
    /** Days that the player skipped by crossing the date line: they count for nothing, and break no streak. */
    skippedDays: localDay().array().$type<LocalDay[]>().notNull().default([]),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Read backwards: the leaderboard's order. The day comes last so that a count needs the index alone.
    index('user_stats_rank')
      .on(table.made, table.accuracy, table.totalShots, table.userId, table.listedFrom)
      .where(sql`total_shots > 0 and listed_from is not null`),
    check('user_stats_verified', sql`${table.verifiedShots} between 0 and ${table.totalShots}`),
  ],
);

/** Sums of a day or week. Both kinds of workout count as workouts; only timed ones have minutes. */
const training = () => ({
  made: shotSum(),
  totalShots: shotSum(),
  /** The part of the two above that the program saw in videos of its own. */
  verifiedMade: shotSum(),
  verifiedShots: shotSum(),
  workoutCount: integer().notNull().default(0),
  minutes: shotSum(),
});

/** Shots of a zone; the verified ones are included in the others. */
const zoneShots = () => ({
  made: shotSum(),
  total: shotSum(),
  verifiedMade: shotSum(),
  verifiedTotal: shotSum(),
});

/** Each day on which a user trained: the source of calendars and streaks. */
export const userDays = pgTable(
  'user_days',
  { userId: ownedBy(), day: localDay().notNull(), ...training() },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** The same by week, named by its first day, a Sunday: the source of goals and records. */
export const userWeeks = pgTable(
  'user_weeks',
  { userId: ownedBy(), week: localDay().notNull(), ...training() },
  (table) => [
    primaryKey({ columns: [table.userId, table.week] }),
    index('user_weeks_shots').on(table.userId, table.totalShots),
    index('user_weeks_made').on(table.userId, table.made),
  ],
);

/** Shots of one user in one zone on one day: the source of heat maps. */
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
    // Covers everything that heat maps sum up: a year of days is read from a few index pages, without looking up rows.
    index('zone_days_sums').on(table.userId, table.day, table.zone, table.made, table.total),
    check('zone_days_counts', sql`${table.made} between 0 and ${table.total}`),
  ],
);

/**
 * Threes of one user on one day, counted by each three-point line; the player's choice of line selects the row. Shots on a court
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
 * Shots of one user of one kind on one day, by zone; the zone is null for shots without one. Most players name no kinds and have
 * no rows.
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
    /** Shots, makes, workouts or accuracy per week; shots, makes or minutes per day. */
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

/** The target of a weekly goal from a given week on: past weeks are judged by the target of their time. */
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
    /** The workout with shots that earned it; null if it was another kind, or is unknown by now. */
    workoutId: uuid().references(() => workouts.id, { onDelete: 'set null' }),
    /** When the player was notified; null if it was earned in a save that no check has followed yet. */
    toldAt: instant(),
  },
  (table) => [
    unique('user_achievements_once').on(table.userId, table.achievementId),
    index('user_achievements_achievement').on(table.achievementId),
    index('user_achievements_workout').on(table.workoutId),
  ],
);

/** The secret address of a user's calendar feed; anyone with the token can read it. A new token disables the old one. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: ownedBy().primaryKey(),
  token: text().notNull().unique(),
  createdAt: createdAt(),
});
