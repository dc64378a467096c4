import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import type { teamAnnouncements } from '../../database/schema/announcements.ts';
import { teamPlayers } from '../../database/schema/community.ts';
import { tell } from './tell.ts';

type AnnouncementRow = typeof teamAnnouncements.$inferSelect;

/** Notifies the present readers of an announcement; players who join later find it on the team's page. */
export async function tellAnnouncement(
  tx: Transaction,
  { id: announcementId, teamId, playerId }: AnnouncementRow,
): Promise<void> {
  const players =
    playerId === null
      ? await tx
          .select({ playerId: teamPlayers.playerId })
          .from(teamPlayers)
          .where(eq(teamPlayers.teamId, teamId))
      : [{ playerId }];
  const news = { kind: 'announcement', announcementId } as const;
  const about = `announcement:${announcementId}`;
  await tell(
    tx,
    players.map(({ playerId: userId }) => ({ ...news, userId, about })),
  );
}
