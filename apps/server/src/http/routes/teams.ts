import * as contract from '@hooplog/contract';
import {
  presentPlayerDetails,
  presentTeam,
  presentTeamDetails,
  presentTeamPlayer,
  presentTeamWeekPlayer,
} from '../../presenters/teams.ts';
import type { AppContext } from '../../services/context.ts';
import { createTeam } from '../../services/teams/create-team.ts';
import { deleteTeam } from '../../services/teams/delete-team.ts';
import { exportPlayers } from '../../services/teams/export-players.ts';
import { getPlayer } from '../../services/teams/get-player.ts';
import { getTeam } from '../../services/teams/get-team.ts';
import { getTeamHeatMap, getTeamShotsWithoutZone } from '../../services/teams/get-team-heat-map.ts';
import { getWeek } from '../../services/teams/get-week.ts';
import { listPlayers } from '../../services/teams/list-players.ts';
import { listTeams } from '../../services/teams/list-teams.ts';
import { remindPlayers } from '../../services/teams/remind-players.ts';
import { removePlayer } from '../../services/teams/remove-player.ts';
import { updatePlayer } from '../../services/teams/update-player.ts';
import { updateTeam } from '../../services/teams/update-team.ts';
import { nextLink } from '../cursor.ts';
import { readTeamCursor, writeTeamCursor } from '../team-cursor.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import type { RegisterRoute } from '../route.ts';

export function teamRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listTeams, async ({ user, query, request, reply }) => {
    const { page, last } = await listTeams(context, user, readTeamCursor(query.cursor));
    if (last !== null) reply.header('link', nextLink(request.url, writeTeamCursor(last)));
    return page.map(presentTeam);
  });

  route(contract.createTeam, async ({ user, body, request }) => {
    const team = { ...body, idempotencyKey: idempotencyKey(request) };
    return presentTeam(await createTeam(context, user, team));
  });

  route(contract.getTeam, async ({ user, params }) =>
    presentTeamDetails(await getTeam(context, user, params.id)),
  );

  route(contract.updateTeam, async ({ user, params, body }) =>
    presentTeam(await updateTeam(context, user, params.id, body.name)),
  );

  route(contract.deleteTeam, async ({ user, params }) => {
    await deleteTeam(context, user, params.id);
    return undefined;
  });

  route(contract.listTeamPlayers, async ({ user, params, query }) =>
    (await listPlayers(context, user, params.id, query.period)).map(presentTeamPlayer),
  );

  route(contract.getTeamWeek, async ({ user, params, query }) =>
    (await getWeek(context, user, params.id, query.day ?? null)).map(presentTeamWeekPlayer),
  );

  route(contract.getTeamPlayer, async ({ user, params }) =>
    presentPlayerDetails(await getPlayer(context, user, params.id, params.playerId)),
  );

  route(contract.updateTeamPlayer, async ({ user, params: { id: teamId, playerId }, body }) =>
    presentPlayerDetails(await updatePlayer(context, user, { teamId, playerId, note: body.note })),
  );

  route(contract.remindTeamPlayers, async ({ user, params, body }) => ({
    reminded: await remindPlayers(context, user, params.id, body.playerIds),
  }));

  route(contract.exportTeamPlayers, async ({ user, params, query, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="hooplog-roster.csv"')
      .send(await exportPlayers(context, user, params.id, query.period)),
  );

  route(contract.removeTeamPlayer, async ({ user, params }) => {
    await removePlayer(context, user, params.id, params.playerId);
    return undefined;
  });

  route(contract.getTeamHeatMap, ({ user, params, query }) =>
    getTeamHeatMap(context, user, params.id, query),
  );

  route(contract.getTeamShotsWithoutZone, ({ user, params, query }) =>
    getTeamShotsWithoutZone(context, user, params.id, query),
  );
}
