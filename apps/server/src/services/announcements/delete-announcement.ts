import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { teamAnnouncements } from '../../database/schema/announcements.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { findTeam, findTeamToManage } from '../teams/rows.ts';
import type { User } from '../users/find-user.ts';

/**
 * Takes back an announcement to the whole team. What an adult wrote to one player, who may be a child, stays, so that the player
 * can show it to somebody.
 */
export async function deleteAnnouncement(
  { database }: AppContext,
  user: User,
  announcementId: string,
): Promise<void> {
  const [found] = await database
    .select()
    .from(teamAnnouncements)
    .where(eq(teamAnnouncements.id, announcementId));
  if (found === undefined) throw notFound(phrase('Announcement not found'));
  const { teamId, playerId } = found;
  const { role } = await findTeam(database, user, teamId);
  // Team mates must not learn that another player's announcement exists.
  if (role === 'player' && playerId !== null && playerId !== user.id)
    throw notFound(phrase('Announcement not found'));
  await findTeamToManage(database, user, teamId);
  if (playerId !== null) {
    throw new AppError('forbidden', phrase('A note to one player cannot be taken back'));
  }
  await database.delete(teamAnnouncements).where(eq(teamAnnouncements.id, announcementId));
}
