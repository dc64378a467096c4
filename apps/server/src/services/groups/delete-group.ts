import { eq } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { groups } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import { lockGroupToManage } from './rows.ts';

/** Deletes a squad with its memberships and invitations. */
export function deleteGroup({ database }: AppContext, userId: string, groupId: string) {
  return transaction(database, async (tx) => {
    await lockGroupToManage(tx, userId, groupId);
    await tx.delete(groups).where(eq(groups.id, groupId));
  });
}
