import { ASSIGNMENT_MEASURES } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt, id, localDay, updatedAt, zoneId } from './columns.ts';
import { teams } from './community.ts';
import { users } from './users.ts';

/** What a coach asks of a team until a day. Nothing is counted here: progress is summed from the players' days. */
export const teamAssignments = pgTable(
  'team_assignments',
  {
    id: id(),
    teamId: uuid()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    title: varchar({ length: 100 }).notNull(),
    measure: text({ enum: ASSIGNMENT_MEASURES }).notNull(),
    target: integer().notNull(),
    /** Only shots from this zone count; null for all. */
    zone: zoneId(),
    /** Only workouts that are this drill, played to a result, count; null for all. */
    drill: text(),
    /** The last day that counts, in each player's own calendar. */
    dueDay: localDay().notNull(),
    /** True for everyone on the team, including newcomers; else only players in `team_assignment_players`. */
    forEveryone: boolean().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('team_assignments_team').on(table.teamId, table.dueDay),
    check('team_assignments_target', sql`${table.target} > 0`),
    check('team_assignments_drill', sql`${table.drill} is null or ${table.measure} = 'workouts'`),
  ],
);

export const teamAssignmentPlayers = pgTable(
  'team_assignment_players',
  {
    assignmentId: uuid()
      .notNull()
      .references(() => teamAssignments.id, { onDelete: 'cascade' }),
    playerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.playerId] }),
    index('team_assignment_players_player').on(table.playerId),
  ],
);
