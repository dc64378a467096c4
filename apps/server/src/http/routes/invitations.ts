import * as contract from '@hooplog/contract';
import { presentGroupInvitation, presentReceivedInvitation } from '../../presenters/invitations.ts';
import type { AppContext } from '../../services/context.ts';
import { acceptInvitation } from '../../services/invitations/accept-invitation.ts';
import { countPendingInvitations } from '../../services/invitations/count-pending-invitations.ts';
import { createInvitation } from '../../services/invitations/create-invitation.ts';
import { declineInvitation } from '../../services/invitations/decline-invitation.ts';
import { getInvitation } from '../../services/invitations/get-invitation.ts';
import { listGroupInvitations } from '../../services/invitations/list-group-invitations.ts';
import { listPendingInvitations } from '../../services/invitations/list-pending-invitations.ts';
import { revokeInvitation } from '../../services/invitations/revoke-invitation.ts';
import { nextLink } from '../cursor.ts';
import { INVITATION_LIMIT } from '../rate-limits.ts';
import type { RegisterRoute } from '../route.ts';

function invitingRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listGroupInvitations, async ({ user, params, query, request, reply }) => {
    const { page, next } = await listGroupInvitations(context, user.id, params.id, query.cursor);
    if (next !== null) reply.header('link', nextLink(request.url, next));
    return page.map(presentGroupInvitation);
  });

  route(
    contract.createGroupInvitation,
    async ({ user, params, body }) => {
      const created = await createInvitation(context, user, params.id, body ?? {});
      return { ...presentGroupInvitation(created), isMailed: created.isMailed };
    },
    { limit: INVITATION_LIMIT },
  );

  route(contract.revokeGroupInvitation, async ({ user, params }) => {
    await revokeInvitation(context, user.id, params.id, params.invitationId);
    return undefined;
  });
}

function invitedRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.countPendingInvitations, async ({ user }) => ({
    count: await countPendingInvitations(context, user),
  }));

  route(contract.listPendingInvitations, async ({ user, query, request, reply }) => {
    const { page, last } = await listPendingInvitations(context, user, query.cursor);
    if (last !== null) reply.header('link', nextLink(request.url, last.invitation.id));
    return page.map(presentReceivedInvitation);
  });

  route(contract.getInvitation, async ({ user, params }) =>
    presentReceivedInvitation(await getInvitation(context, user, params.token)),
  );

  route(contract.acceptInvitation, async ({ user, params }) =>
    presentReceivedInvitation(await acceptInvitation(context, user, params.token)),
  );

  route(contract.declineInvitation, async ({ user, params }) =>
    presentReceivedInvitation(await declineInvitation(context, user, params.token)),
  );
}

export function invitationRoutes(route: RegisterRoute, context: AppContext): void {
  invitingRoutes(route, context);
  invitedRoutes(route, context);
}
