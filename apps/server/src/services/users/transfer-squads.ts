import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { groupMembers, groups } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { isPaused } from './paused.ts';

/**
 * Gives the squads of a departing user to their longest-standing member, preferably one who can use their account. Squads without other members are
 * deleted with their owner's row.
 *
 * @param condition selects the squads; omitted: all
 */
export async function transferSquads(
  tx: Transaction,
  ownerId: string,
  condition?: SQL,
): Promise<void> {
  const owned = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.ownerId, ownerId), condition))
    .for('update');
  if (owned.length === 0) return;
  const heirs = await tx
    .selectDistinctOn([groupMembers.groupId], {
      groupId: groupMembers.groupId,
      userId: groupMembers.userId,
    })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(
      and(
        inArray(
          groupMembers.groupId,
          owned.map(({ id }) => id),
        ),
        ne(groupMembers.userId, ownerId),
        eq(groupMembers.status, 'active'),
      ),
    )
    .orderBy(
      ...[groupMembers.groupId, isPaused],
      ...[asc(groupMembers.joinedAt), asc(groupMembers.id)],
    );
  for (const { groupId, userId } of heirs) {
    await tx.update(groups).set({ ownerId: userId }).where(eq(groups.id, groupId));
    await tx
      .update(groupMembers)
      .set({ role: 'owner' })
      .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)));
  }
}
