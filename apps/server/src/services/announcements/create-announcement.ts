import { LIMITS } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, eq, gt } from 'drizzle-orm';
import { type Transaction, transaction } from '../../database/connect.ts';
import { teamAnnouncements } from '../../database/schema/announcements.ts';
import { teamPlayers } from '../../database/schema/community.ts';
import { AppError, invalidField } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { tellAnnouncement } from '../notifications/tell-announcement.ts';
import { findTeamToManage, lockTeam } from '../teams/rows.ts';
import type { User } from '../users/find-user.ts';
import { lockExisting } from '../users/lock-user.ts';
import { type AnnouncementRow, selectAnnouncements } from './rows.ts';

interface NewAnnouncement {
  /** Trimmed, not empty. */
  readonly text: string;
  /** The only reader; null for the whole team. */
  readonly playerId: string | null;
  /** A repeat with the same key returns the announcement of the first call. */
  readonly idempotencyKey: string | null;
}

const DAY_MS = 24 * 3_600_000;

async function findRepeated(tx: Transaction, teamId: string, key: string | null) {
  if (key === null) return undefined;
  const [row] = await selectAnnouncements(tx, teamId, eq(teamAnnouncements.idempotencyKey, key));
  return row;
}

async function refuseTooMany(tx: Transaction, teamId: string, now: Date): Promise<void> {
  const { teamId: ofTeam, createdAt } = teamAnnouncements;
  const since = new Date(now.getTime() - DAY_MS);
  const sent = await tx.$count(teamAnnouncements, and(eq(ofTeam, teamId), gt(createdAt, since)));
  if (sent < LIMITS.ANNOUNCEMENTS_PER_DAY) return;
  throw new AppError(
    'rate_limited',
    phrase('You have sent {max} announcements today. Write again tomorrow.', {
      max: LIMITS.ANNOUNCEMENTS_PER_DAY,
    }),
  );
}

async function refuseStrangers(tx: Transaction, teamId: string, playerId: string | null) {
  if (playerId === null) return;
  // Locked before the membership, in the same order as when an account is deleted.
  await lockExisting(tx, [playerId]);
  const isIt = and(eq(teamPlayers.teamId, teamId), eq(teamPlayers.playerId, playerId));
  if ((await tx.$count(teamPlayers, isIt)) === 0) {
    throw invalidField('playerId', phrase('Choose a player of this team'));
  }
}

/** Sends an announcement to a team or to one of its players. */
export function createAnnouncement(
  { database, now }: AppContext,
  user: User,
  teamId: string,
  { text, playerId, idempotencyKey }: NewAnnouncement,
): Promise<AnnouncementRow> {
  return transaction(database, async (tx) => {
    await findTeamToManage(tx, user, teamId);
    await lockTeam(tx, teamId);
    const repeated = await findRepeated(tx, teamId, idempotencyKey);
    if (repeated !== undefined) return repeated;
    await refuseStrangers(tx, teamId, playerId);
    await refuseTooMany(tx, teamId, now());
    const [announcement] = await tx
      .insert(teamAnnouncements)
      .values({ teamId, playerId, text, idempotencyKey, createdAt: now() })
      .returning();
    if (announcement === undefined) throw new Error('No announcement came back');
    await tellAnnouncement(tx, announcement);
    const [written] = await selectAnnouncements(
      tx,
      teamId,
      eq(teamAnnouncements.id, announcement.id),
    );
    if (written === undefined) throw new Error('No announcement came back');
    return written;
  });
}
