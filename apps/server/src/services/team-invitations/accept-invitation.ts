import { LIMITS } from '@hooplog/domain';
import { count, eq } from 'drizzle-orm';
import { type Transaction, transaction } from '../../database/connect.ts';
import { teamInvites, teamPlayers } from '../../database/schema/community.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { lockAnswerable } from './answerable.ts';
import type { ReceivedInvitation } from './rows.ts';

async function join(tx: Transaction, teamId: string, playerId: string, joinedAt: Date) {
  const [players] = await tx
    .select({ count: count() })
    .from(teamPlayers)
    .where(eq(teamPlayers.teamId, teamId));
  if ((players?.count ?? 0) >= LIMITS.TEAM_PLAYERS_MAX) {
    throw new AppError('conflict', `This team is full: it has ${LIMITS.TEAM_PLAYERS_MAX} players`);
  }
  await tx.insert(teamPlayers).values({ teamId, playerId, joinedAt });
}

/** Joins the team. A repeat, or an acceptance after declining, answers what already happened. */
export function acceptInvitation(
  { database, now }: AppContext,
  user: User,
  token: string,
): Promise<ReceivedInvitation> {
  return transaction(database, async (tx) => {
    const found = await lockAnswerable(tx, user, now(), token);
    const { invite, team, role } = found;
    if (found.status !== 'pending') return found;
    if (role === null) await join(tx, team.id, user.id, now());
    // A link stays open for the next one.
    if (invite.inviteeEmail === null) return { ...found, role: 'player' };
    await tx.update(teamInvites).set({ status: 'accepted' }).where(eq(teamInvites.id, invite.id));
    return { ...found, status: 'accepted', role: 'player' };
  });
}
