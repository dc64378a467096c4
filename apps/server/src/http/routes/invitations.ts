import * as contract from '@hooplog/contract';
import {
  presentGroupInvitation,
  presentReceivedInvitation,
  presentReceivedTeamInvitation,
  presentTeamInvitation,
  presentTeamLink,
} from '../../presenters/invitations.ts';
import type { AppContext } from '../../services/context.ts';
import { answerInvitation } from '../../services/invitations/answer-invitation.ts';
import { createGroupInvitation } from '../../services/invitations/create-group-invitation.ts';
import { createTeamInvitation } from '../../services/invitations/create-team-invitation.ts';
import { listGroupInvitations } from '../../services/invitations/list-group-invitations.ts';
import { countPendingInvitations, listReceived } from '../../services/invitations/list-received.ts';
import { listTeamInvitations } from '../../services/invitations/list-team-invitations.ts';
import { getInvitation } from '../../services/invitations/read-invitations.ts';
import { revokeGroupInvitation } from '../../services/invitations/revoke-group-invitation.ts';
import { revokeTeamInvitation } from '../../services/invitations/revoke-team-invitation.ts';
import { SQUADS } from '../../services/invitations/squads.ts';
import {
  deleteTeamLink,
  getTeamLink,
  renewTeamLink,
} from '../../services/invitations/team-link.ts';
import { TEAMS } from '../../services/invitations/teams.ts';
import { nextLink } from '../cursor.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { INVITATION_LIMIT } from '../rate-limits.ts';
import type { RegisterRoute } from '../route.ts';

function invitingToSquads(route: RegisterRoute, context: AppContext): void {
  route(contract.listGroupInvitations, async ({ user, params, query, request, reply }) => {
    const { page, last } = await listGroupInvitations(context, user.id, params.id, query.cursor);
    if (last !== null) reply.header('link', nextLink(request.url, last.invitation.id));
    return page.map(presentGroupInvitation);
  });

  route(
    contract.createGroupInvitation,
    async ({ user, params, body, request }) => {
      const given = { ...body, idempotencyKey: idempotencyKey(request) };
      const created = await createGroupInvitation(context, user, params.id, given);
      return { ...presentGroupInvitation(created), isMailed: created.isMailed };
    },
    { limit: INVITATION_LIMIT },
  );

  route(contract.revokeGroupInvitation, async ({ user, params }) => {
    await revokeGroupInvitation(context, user.id, params.id, params.invitationId);
    return undefined;
  });
}

function invitingToTeams(route: RegisterRoute, context: AppContext): void {
  route(contract.listTeamInvitations, async ({ user, params }) =>
    (await listTeamInvitations(context, user, params.id)).map(presentTeamInvitation),
  );

  route(
    contract.createTeamInvitation,
    async ({ user, params, body }) =>
      presentTeamInvitation(await createTeamInvitation(context, user, params.id, body.email)),
    { limit: INVITATION_LIMIT },
  );

  route(contract.revokeTeamInvitation, async ({ user, params }) => {
    await revokeTeamInvitation(context, user, params.id, params.invitationId);
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
}

function invitedToSquads(route: RegisterRoute, context: AppContext): void {
  route(contract.countPendingInvitations, async ({ user }) => ({
    count: await countPendingInvitations(context, user),
  }));

  route(contract.listPendingInvitations, async ({ user, query, request, reply }) => {
    const { page, last } = await listReceived(context, SQUADS, user, query.cursor);
    if (last !== null) reply.header('link', nextLink(request.url, last.invitation.id));
    return page.map(presentReceivedInvitation);
  });

  route(contract.getInvitation, async ({ user, params }) =>
    presentReceivedInvitation(await getInvitation(context, SQUADS, user, params.token)),
  );

  route(contract.acceptInvitation, async ({ user, params }) =>
    presentReceivedInvitation(
      await answerInvitation(context, SQUADS, user, params.token, 'accepted'),
    ),
  );

  route(contract.declineInvitation, async ({ user, params }) =>
    presentReceivedInvitation(
      await answerInvitation(context, SQUADS, user, params.token, 'declined'),
    ),
  );
}

function invitedToTeams(route: RegisterRoute, context: AppContext): void {
  route(contract.listReceivedTeamInvitations, async ({ user, query, request, reply }) => {
    const { page, last } = await listReceived(context, TEAMS, user, query.cursor);
    if (last !== null) reply.header('link', nextLink(request.url, last.invitation.id));
    return page.map(presentReceivedTeamInvitation);
  });

  route(contract.getTeamInvitation, async ({ user, params }) =>
    presentReceivedTeamInvitation(await getInvitation(context, TEAMS, user, params.token)),
  );

  route(contract.acceptTeamInvitation, async ({ user, params }) =>
    presentReceivedTeamInvitation(
      await answerInvitation(context, TEAMS, user, params.token, 'accepted'),
    ),
  );

  route(contract.declineTeamInvitation, async ({ user, params }) =>
    presentReceivedTeamInvitation(
      await answerInvitation(context, TEAMS, user, params.token, 'declined'),
    ),
  );
}

/** Inviting to squads and teams, and answering. */
export function invitationRoutes(route: RegisterRoute, context: AppContext): void {
  invitingToSquads(route, context);
  invitingToTeams(route, context);
  invitedToSquads(route, context);
  invitedToTeams(route, context);
}
