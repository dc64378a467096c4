import * as contract from '@hooplog/contract';
import { mayChat } from '../../auth/may.ts';
import { presentGroup, presentGroupMember, presentGroupStanding } from '../../presenters/groups.ts';
import type { AppContext } from '../../services/context.ts';
import { createGroup } from '../../services/groups/create-group.ts';
import { deleteGroup } from '../../services/groups/delete-group.ts';
import { getGroup } from '../../services/groups/get-group.ts';
import { getGroupLeaderboard } from '../../services/groups/get-group-leaderboard.ts';
import { transferGroup } from '../../services/groups/transfer-group.ts';
import { listGroups } from '../../services/groups/list-groups.ts';
import { listMembers } from '../../services/groups/list-members.ts';
import { removeMember } from '../../services/groups/remove-member.ts';
import type { GroupOfMember } from '../../services/groups/rows.ts';
import { updateGroup } from '../../services/groups/update-group.ts';
import type { User } from '../../services/users/find-user.ts';
import { ageGroupOf } from '../../services/users/follow-age.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import type { RegisterRoute } from '../route.ts';

export function groupRoutes(route: RegisterRoute, context: AppContext): void {
  const presentTo = (user: User, group: GroupOfMember) =>
    presentGroup(group, mayChat(ageGroupOf(user, context.now())));

  route(contract.listGroups, async ({ user }) =>
    (await listGroups(context, user.id)).map((group) => presentTo(user, group)),
  );

  route(contract.createGroup, async ({ user, body, request }) => {
    const group = { ...body, idempotencyKey: idempotencyKey(request) };
    return presentTo(user, await createGroup(context, user, group));
  });

  route(contract.getGroup, async ({ user, params }) =>
    presentTo(user, await getGroup(context, user.id, params.id)),
  );

  route(contract.updateGroup, async ({ user, params, body }) =>
    presentTo(user, await updateGroup(context, user.id, params.id, body)),
  );

  route(contract.deleteGroup, async ({ user, params }) => {
    await deleteGroup(context, user.id, params.id);
    return undefined;
  });

  route(contract.listGroupMembers, async ({ user, params }) =>
    (await listMembers(context, user.id, params.id)).map(presentGroupMember),
  );

  route(contract.removeGroupMember, async ({ user, params }) => {
    await removeMember(context, user.id, params.id, params.userId);
    return undefined;
  });

  route(contract.transferGroup, async ({ user, params, body }) =>
    presentTo(user, await transferGroup(context, user.id, params.id, body.userId)),
  );

  route(contract.getGroupLeaderboard, async ({ user, params }) =>
    (await getGroupLeaderboard(context, user.id, params.id)).map(presentGroupStanding),
  );
}
