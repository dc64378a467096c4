import * as contract from '@hooplog/contract';
import { LIMITS, localDayOf } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { teamAssignments } from '../../database/schema/assignments.ts';
import {
  groupInvites,
  groups,
  teamInvites,
  teamPlayers,
  teams,
} from '../../database/schema/community.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const MORE = LIMITS.PAGE_MAX + 20;
const TOMORROW = new Date(Date.now() + 86_400_000);
const DUE = localDayOf(new Date(Date.now() + 3 * 86_400_000), 'UTC');

const times = <Made>(wanted: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: wanted }, (_, index) => make(index));

/** Everything in the list, following its pages. */
async function wholeList({ client }: SignedIn, path: string): Promise<unknown[]> {
  const items: unknown[] = [];
  let next: string | undefined = path;
  while (next !== undefined) {
    const answer = await client.request({ method: 'GET', url: next });
    expect(answer.statusCode, answer.body).toBe(200);
    items.push(...answer.json<unknown[]>());
    next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers['link'] ?? ''))?.[1];
  }
  return items;
}

async function teamsOf(coach: SignedIn, wanted: number) {
  const rows = times(wanted, (index) => ({ name: `Team ${index % 7}`, coachId: coach.user.id }));
  return server.context.database.insert(teams).values(rows).returning({ id: teams.id });
}

const LISTS: Record<string, { path: string; fill: (player: SignedIn) => Promise<unknown> }> = {
  'teams of a player, after those that they coach': {
    path: contract.listTeams.path,
    fill: async (player) => {
      const { database } = server.context;
      const coach = await server.signIn();
      const played = await teamsOf(coach, MORE - 5);
      await database
        .insert(teamPlayers)
        .values(played.map(({ id: teamId }) => ({ teamId, playerId: player.user.id })));
      await teamsOf(player, 5);
    },
  },
  'open invitations to squads': {
    path: contract.listPendingInvitations.path,
    fill: async ({ user }) => {
      const { database } = server.context;
      const owner = await server.signIn();
      const rows = times(MORE, (index) => ({ name: `Squad ${index}`, ownerId: owner.user.id }));
      const made = await database.insert(groups).values(rows).returning({ id: groups.id });
      await database.insert(groupInvites).values(
        made.map(({ id: groupId }) => ({
          groupId,
          inviterId: owner.user.id,
          inviteeEmail: user.email,
          token: crypto.randomUUID(),
          expiresAt: TOMORROW,
        })),
      );
    },
  },
  'open invitations to teams': {
    path: contract.listReceivedTeamInvitations.path,
    fill: async ({ user }) => {
      const made = await teamsOf(await server.signIn(), MORE);
      await server.context.database.insert(teamInvites).values(
        made.map(({ id: teamId }) => ({
          teamId,
          inviteeEmail: user.email,
          token: crypto.randomUUID(),
          expiresAt: TOMORROW,
        })),
      );
    },
  },
  'assigned workouts': {
    path: contract.listOwnAssignments.path,
    fill: async ({ user }) => {
      const { database } = server.context;
      const made = await teamsOf(await server.signIn(), MORE);
      await database
        .insert(teamPlayers)
        .values(made.map(({ id: teamId }) => ({ teamId, playerId: user.id })));
      await database.insert(teamAssignments).values(
        made.map(({ id: teamId }) => ({
          teamId,
          title: 'Free throws',
          measure: 'shots' as const,
          target: 10,
          dueDay: DUE,
          forEveryone: true,
        })),
      );
    },
  },
};

describe('a long list links to its next page', () => {
  test.each(Object.entries(LISTS))('%s', async (_name, { path, fill }) => {
    const player = await server.signIn();
    await fill(player);
    const list = await wholeList(player, path);
    expect(list).toHaveLength(MORE);
    expect(new Set(list.map((item) => JSON.stringify(item))).size).toBe(MORE);
  });

  test('teams keep their order across pages: coached ones first, each by name', async () => {
    const player = await server.signIn();
    await LISTS['teams of a player, after those that they coach']?.fill(player);
    const list = (await wholeList(player, contract.listTeams.path)) as contract.Team[];
    const order = list.map(({ role, name }) => `${role} ${name}`);
    expect(order).toEqual(order.toSorted());
    expect(list[0]?.role).toBe('coach');
  });

  const withNul = JSON.stringify([true, '\0', '01a1fe73-d491-718f-9e3d-8d25198f805e']);

  test.each(['nonsense', 'WzEsMl0', Buffer.from(withNul).toString('base64url')])(
    'a cursor %s is refused',
    async (cursor) => {
      const { client } = await server.signIn();
      await client.refused(400, contract.listTeams, { query: { cursor } });
      await client.refused(400, contract.listOwnAssignments, { query: { cursor } });
    },
  );
});
