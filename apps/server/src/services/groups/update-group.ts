import { eq } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { groups } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import { type GroupOfMember, groupOf, lockGroupToManage } from './rows.ts';

interface GroupChange {
  readonly name?: string | undefined;
  /** Null removes it. */
  readonly description?: string | null | undefined;
}

/** Renames or describes a squad; fields left out stay as they are. */
export function updateGroup(
  { database }: AppContext,
  userId: string,
  groupId: string,
  { name, description }: GroupChange,
): Promise<GroupOfMember> {
  return transaction(database, async (tx) => {
    const { group } = await lockGroupToManage(tx, userId, groupId);
    await tx
      .update(groups)
      .set({
        name: name ?? group.name,
        description: description === undefined ? group.description : description,
      })
      .where(eq(groups.id, groupId));
    return groupOf(tx, userId, groupId);
  });
}
