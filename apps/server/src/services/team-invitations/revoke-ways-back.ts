import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { teamInvites } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';

/** Ends every open invitation to a team that a player could use: the join link, and those to the player's address. */
export async function revokeWaysBack(
  tx: Transaction,
  teamId: string,
  playerId: string,
): Promise<void> {
  const address = tx.select({ email: users.email }).from(users).where(eq(users.id, playerId));
  await tx
    .update(teamInvites)
    .set({ status: 'revoked' })
    .where(
      and(
        eq(teamInvites.teamId, teamId),
        eq(teamInvites.status, 'pending'),
        or(isNull(teamInvites.inviteeEmail), inArray(teamInvites.inviteeEmail, address)),
      ),
    );
}
