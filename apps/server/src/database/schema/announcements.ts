import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { teams } from './community.ts';
import { users } from './users.ts';

/** Announcements of a coach to a team or to one of its players. A player keeps their own after leaving the team. */
export const teamAnnouncements = pgTable(
  'team_announcements',
  {
    id: id(),
    teamId: uuid()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Null for the whole team. */
    playerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** Identifies a repeated call. */
    idempotencyKey: text(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('team_announcements_key').on(table.teamId, table.idempotencyKey),
    index('team_announcements_newest').on(table.teamId, table.createdAt, table.id),
    index('team_announcements_player').on(table.playerId),
  ],
);
