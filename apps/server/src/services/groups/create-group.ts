import { transaction } from '../../database/connect.ts';
import { groupMembers, groups } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import { makeOnce, type UnderKey } from '../make-once.ts';
import { refuseJoining } from '../parental-consent/refuse-joining.ts';
import type { User } from '../users/find-user.ts';
import { refuseTooManyGroups } from './refuse-too-many-groups.ts';
import { type GroupOfMember, groupOf } from './rows.ts';

interface NewGroup extends UnderKey {
  readonly name: string;
  readonly description?: string | null | undefined;
}

/** Creates a squad with its owner as the first member. A repeat with the same key returns the squad of the first call. */
export function createGroup(
  { database, now }: AppContext,
  user: User,
  { name, description = null, idempotencyKey }: NewGroup,
): Promise<GroupOfMember> {
  return transaction(database, async (tx) => {
    const userId = user.id;
    const call = { userId, kind: 'squad', idempotencyKey, now: now() } as const;
    const id = await makeOnce(tx, call, async () => {
      await refuseJoining(tx, user, now());
      await refuseTooManyGroups(tx, userId);
      const [group] = await tx
        .insert(groups)
        .values({ name, description, ownerId: userId, createdAt: now() })
        .returning({ id: groups.id });
      if (group === undefined) throw new Error('No squad came back');
      await tx
        .insert(groupMembers)
        .values({ groupId: group.id, userId, role: 'owner', joinedAt: now() });
      return group.id;
    });
    return groupOf(tx, userId, id);
  });
}
