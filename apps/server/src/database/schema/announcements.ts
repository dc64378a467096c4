import { foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { teamPlayers, teams } from './community.ts';

/** What a coach told a team, or one player of it: that goes with the player's place on the team. */
export const teamAnnouncements = pgTable(
  'team_announcements',
  {
    id: id(),
    teamId: uuid()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Null for the whole team. */
    playerId: uuid(),
    text: text().notNull(),
    /** By which a repeated call is known. */
    idempotencyKey: text(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'team_announcements_player',
      columns: [table.teamId, table.playerId],
      foreignColumns: [teamPlayers.teamId, teamPlayers.playerId],
    }).onDelete('cascade'),
    unique('team_announcements_key').on(table.teamId, table.idempotencyKey),
    index('team_announcements_newest').on(table.teamId, table.createdAt, table.id),
    index('team_announcements_player').on(table.teamId, table.playerId),
  ],
);
