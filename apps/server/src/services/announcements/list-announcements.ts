import { LIMITS } from '@hooplog/domain';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { teamAnnouncements } from '../../database/schema/announcements.ts';
import { teamPlayers } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import { pageOf, type PageOf } from '../page-of.ts';
import { findTeam } from '../teams/rows.ts';
import type { User } from '../users/find-user.ts';
import { type AnnouncementRow, selectAnnouncements } from './rows.ts';

/** The page begins after this one. */
interface AfterAnnouncement {
  readonly createdAt: Date;
  readonly id: string;
}

/**
 * A page of the coach's announcements, newest first: those to the team, and a player's own. A coach also sees those to single
 * players who are still on the team.
 */
export async function listAnnouncements(
  { database }: AppContext,
  user: User,
  teamId: string,
  after: AfterAnnouncement | null,
): Promise<PageOf<AnnouncementRow>> {
  const { role } = await findTeam(database, user, teamId);
  const { playerId, createdAt, id } = teamAnnouncements;
  const ofTeam = database
    .select({ id: teamPlayers.playerId })
    .from(teamPlayers)
    .where(eq(teamPlayers.teamId, teamId));
  const isForUser = or(
    isNull(playerId),
    role === 'coach' ? inArray(playerId, ofTeam) : eq(playerId, user.id),
  );
  const isOlder =
    after === null
      ? undefined
      : sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const rows = await selectAnnouncements(database, teamId, and(isForUser, isOlder))
    .orderBy(desc(createdAt), desc(id))
    .limit(LIMITS.PAGE_DEFAULT + 1);
  return pageOf(rows, LIMITS.PAGE_DEFAULT);
}
