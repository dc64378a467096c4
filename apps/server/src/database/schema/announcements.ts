import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { teams } from './community.ts';
import { users } from './users.ts';

/** What a coach told a team, or one player of it: that stays theirs when they are taken off the team. */
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
    /** By which a repeated call is known. */
    idempotencyKey: text(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('team_announcements_key').on(table.teamId, table.idempotencyKey),
    index('team_announcements_newest').on(table.teamId, table.createdAt, table.id),
    index('team_announcements_player').on(table.playerId),
  ],
);
