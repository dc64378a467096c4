import * as contract from '@hooplog/contract';
import {
  presentReceivedInvitation,
  presentTeamInvitation,
  presentTeamLink,
} from '../../presenters/team-invitations.ts';
import type { AppContext } from '../../services/context.ts';
import { acceptInvitation } from '../../services/team-invitations/accept-invitation.ts';
import { createInvitation } from '../../services/team-invitations/create-invitation.ts';
import { declineInvitation } from '../../services/team-invitations/decline-invitation.ts';
import { getInvitation } from '../../services/team-invitations/get-invitation.ts';
import { listInvitations } from '../../services/team-invitations/list-invitations.ts';
import { listReceived } from '../../services/team-invitations/list-received.ts';
import { revokeInvitation } from '../../services/team-invitations/revoke-invitation.ts';
import {
  deleteTeamLink,
  getTeamLink,
  renewTeamLink,
} from '../../services/team-invitations/team-link.ts';
import { nextLink } from '../cursor.ts';
import { INVITATION_LIMIT } from '../rate-limits.ts';
import type { RegisterRoute } from '../route.ts';

export function teamInvitationRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listTeamInvitations, async ({ user, params }) =>
    (await listInvitations(context, user, params.id)).map(presentTeamInvitation),
  );

  route(
    contract.createTeamInvitation,
    async ({ user, params, body }) =>
      presentTeamInvitation(await createInvitation(context, user, params.id, body.email)),
    { limit: INVITATION_LIMIT },
  );

  route(contract.revokeTeamInvitation, async ({ user, params }) => {
    await revokeInvitation(context, user, params.id, params.invitationId);
    return undefined;
  });

  route(contract.getTeamLink, async ({ user, params }) =>
    presentTeamLink(await getTeamLink(context, user, params.id)),
  );

  route(contract.renewTeamLink, async ({ user, params }) =>
    presentTeamLink(await renewTeamLink(context, user, params.id)),
  );

  route(contract.deleteTeamLink, async ({ user, params }) => {
    await deleteTeamLink(context, user, params.id);
    return undefined;
  });

  route(contract.listReceivedTeamInvitations, async ({ user, query, request, reply }) => {
    const { page, last } = await listReceived(context, user, query.cursor);
    if (last !== null) reply.header('link', nextLink(request.url, last.invite.id));
    return page.map(presentReceivedInvitation);
  });

  route(contract.getTeamInvitation, async ({ user, params }) =>
    presentReceivedInvitation(await getInvitation(context, user, params.token)),
  );

  route(contract.acceptTeamInvitation, async ({ user, params }) =>
    presentReceivedInvitation(await acceptInvitation(context, user, params.token)),
  );

  route(contract.declineTeamInvitation, async ({ user, params }) =>
    presentReceivedInvitation(await declineInvitation(context, user, params.token)),
  );
}
