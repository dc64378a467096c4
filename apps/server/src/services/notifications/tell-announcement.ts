import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import type { teamAnnouncements } from '../../database/schema/announcements.ts';
import { teamPlayers } from '../../database/schema/community.ts';
import { tell } from './tell.ts';

type AnnouncementRow = typeof teamAnnouncements.$inferSelect;

/** Tells those of an announcement whom it is for; who joins later reads it with the team. */
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
