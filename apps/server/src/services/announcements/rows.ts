import { and, eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { teamAnnouncements } from '../../database/schema/announcements.ts';
import { users } from '../../database/schema/users.ts';
import { playerColumns, type PlayerRow } from '../players/player.ts';

export interface AnnouncementRow {
  readonly announcement: typeof teamAnnouncements.$inferSelect;
  /** The only reader; null for the whole team. */
  readonly player: PlayerRow | null;
}

/** Announcements of a team, each with its reader. */
export const selectAnnouncements = (
  database: Queryable,
  teamId: string,
  condition: SQL | undefined,
) =>
  database
    .select({ announcement: teamAnnouncements, player: playerColumns })
    .from(teamAnnouncements)
    .leftJoin(users, eq(users.id, teamAnnouncements.playerId))
    .where(and(eq(teamAnnouncements.teamId, teamId), condition));
