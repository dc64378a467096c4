import * as contract from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import type { Transaction } from '../../database/connect.ts';
import { imports } from '../../database/schema/imports.ts';
import { teamAssignments } from '../../database/schema/assignments.ts';
import {
  groupInvites,
  groupMembers,
  groups,
  teamInvites,
  teamPlayers,
  teams,
} from '../../database/schema/community.ts';
import { parentalConsents } from '../../database/schema/consents.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { places } from '../../database/schema/places.ts';
import { goals } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import { EMPTY_EXPORT, takenImport } from '../../testing/send-import.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';
import { aPlace } from '../../testing/test-place.ts';
import { aCoach, aTeam, joinTeam } from '../../testing/test-teams.ts';

const server = useTestApp();

const AT_ONCE = 12;
/** What is left of a limit when all calls start. One: of one user's calls only three run concurrently. */
const FREE = 1;
/** Fewer than the concurrent calls; links for several people have at least two. */
const LINK_PLACES = 3;

type Call = (index: number) => Promise<unknown>;
interface Limited {
  /** The table that an accepted call writes to. */
  readonly table: PgTable;
  readonly max: number;
  /** Counts against the limit; many at once would exceed it. */
  readonly call: Call;
  /** The current count. */
  readonly held: () => Promise<number>;
  /** Fills up what one client cannot create by calls of its own. */
  readonly fill?: (wanted: number) => Promise<void>;
}

/** Number of connections of this database that wait for a lock. */
async function waiting(tx: Transaction): Promise<number> {
  // Otherwise a transaction keeps seeing its first snapshot.
  await tx.execute(sql`select pg_stat_clear_snapshot()`);
  const { rows } = await tx.execute(sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length;
}

/**
 * Makes all calls while the table is locked against writes, until two wait for it or for each other. Then
 * both calls have read before either writes, on machines of any speed, unless a lock serialises them.
 */
async function callsTogether(table: PgTable, call: Call): Promise<PromiseSettledResult<unknown>[]> {
  const { answers } = await server.context.database.transaction(async (tx) => {
    await tx.execute(sql`lock table ${table} in share mode`);
    const calls = Promise.allSettled(Array.from({ length: AT_ONCE }, (_, index) => call(index)));
    await expect.poll(() => waiting(tx)).toBeGreaterThanOrEqual(2);
    // Wrapped, so that it is not awaited here: the calls answer once the table is unlocked.
    return { answers: calls };
  });
  return answers;
}

async function fillByCalls(wanted: number, call: Call): Promise<void> {
  for (let index = 0; index < wanted; index += 1) await call(-1 - index);
}

async function strangers(wanted: number): Promise<string[]> {
  const rows = Array.from({ length: wanted }, (_, index) => ({
    email: `stranger${index}@${crypto.randomUUID()}.example.com`,
  }));
  const made = await server.context.database.insert(users).values(rows).returning({ id: users.id });
  return made.map(({ id }) => id);
}

const newPlayers = (): Promise<SignedIn[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, () => server.signIn()));

async function aSquad() {
  const owner = await server.signIn();
  const { id } = await owner.client.call(contract.createGroup, { body: { name: 'Tigers' } });
  return { owner, id };
}

const LIMITED: Record<string, () => Promise<Limited>> = {
  'teams of a coach': async () => {
    const { client } = await aCoach(server);
    return {
      table: teams,
      max: LIMITS.TEAMS_PER_COACH,
      call: (index) => client.call(contract.createTeam, { body: { name: `Team ${index}` } }),
      held: async () => (await client.call(contract.listTeams)).length,
    };
  },
  'assigned workouts of a team': async () => {
    const { coach, team } = await aTeam(server);
    const params = { id: team.id };
    const dueDay = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    return {
      table: teamAssignments,
      max: LIMITS.ASSIGNMENTS_PER_TEAM,
      call: (index) =>
        coach.client.call(contract.createAssignment, {
          params,
          body: { title: `Shots ${index}`, measure: 'shots', target: 10, dueDay },
        }),
      held: async () => (await coach.client.call(contract.listTeamAssignments, { params })).length,
    };
  },
  'open invitations of a team': async () => {
    const { coach, team } = await aTeam(server);
    const params = { id: team.id };
    return {
      table: teamInvites,
      max: LIMITS.TEAM_INVITATIONS_MAX,
      call: (index) =>
        coach.client.call(contract.createTeamInvitation, {
          params,
          body: { email: `invited${index}@example.com` },
        }),
      held: async () => (await coach.client.call(contract.listTeamInvitations, { params })).length,
    };
  },
  'players of a team': async () => {
    const { coach, team } = await aTeam(server);
    const params = { id: team.id };
    const joining = await newPlayers();
    // Each by their own invitation: users of one link would wait for each other at the link.
    const tokens = await Promise.all(
      joining.map(async ({ client, user: { email } }) => {
        await coach.client.call(contract.createTeamInvitation, { params, body: { email } });
        const [received] = await client.call(contract.listReceivedTeamInvitations);
        return received?.token ?? '';
      }),
    );
    return {
      table: teamPlayers,
      max: LIMITS.TEAM_PLAYERS_MAX,
      call: async (index) =>
        joining[index]?.client.call(contract.acceptTeamInvitation, {
          params: { token: tokens[index] ?? '' },
        }),
      held: async () => (await coach.client.call(contract.getTeam, { params })).playerCount,
      fill: async (wanted) => {
        const ids = await strangers(wanted);
        const rows = ids.map((playerId) => ({ teamId: team.id, playerId, joinedAt: new Date() }));
        await server.context.database.insert(teamPlayers).values(rows);
      },
    };
  },
  'squads of a player': async () => {
    const { client } = await server.signIn();
    return {
      table: groups,
      max: LIMITS.GROUPS_PER_USER,
      call: (index) => client.call(contract.createGroup, { body: { name: `Squad ${index}` } }),
      held: async () => (await client.call(contract.listGroups)).length,
    };
  },
  'squads that a player joins': async () => {
    const { client } = await server.signIn();
    const squads = await Promise.all(Array.from({ length: AT_ONCE }, aSquad));
    const tokens = await Promise.all(
      squads.map(async ({ owner, id }) => {
        const params = { id };
        const made = await owner.client.call(contract.createGroupInvitation, { params, body: {} });
        return made.token ?? '';
      }),
    );
    return {
      table: groupMembers,
      max: LIMITS.GROUPS_PER_USER,
      call: (index) =>
        client.call(contract.acceptInvitation, { params: { token: tokens[index] ?? '' } }),
      held: async () => (await client.call(contract.listGroups)).length,
      fill: (wanted) =>
        fillByCalls(wanted, (index) =>
          client.call(contract.createGroup, { body: { name: `Squad ${index}` } }),
        ),
    };
  },
  'members of a squad': async () => {
    const { owner, id } = await aSquad();
    const invitation = await owner.client.call(contract.createGroupInvitation, {
      params: { id },
      body: { places: LIMITS.GROUP_LINK_PLACES_MAX },
    });
    const joining = await newPlayers();
    return {
      table: groupMembers,
      max: LIMITS.GROUP_MEMBERS_MAX,
      call: async (index) =>
        joining[index]?.client.call(contract.acceptInvitation, {
          params: { token: invitation.token ?? '' },
        }),
      held: async () =>
        (await owner.client.call(contract.getGroup, { params: { id } })).memberCount,
      fill: async (wanted) => {
        // The owner is one of them.
        const ids = await strangers(wanted - 1);
        const rows = ids.map((userId) => ({ groupId: id, userId, joinedAt: new Date() }));
        await server.context.database.insert(groupMembers).values(rows);
      },
    };
  },
  'people whom one link of a squad lets in': async () => {
    const { owner, id } = await aSquad();
    const invitation = await owner.client.call(contract.createGroupInvitation, {
      params: { id },
      body: { places: LINK_PLACES },
    });
    const joining = await newPlayers();
    const accept = (player: SignedIn | undefined) =>
      player?.client.call(contract.acceptInvitation, {
        params: { token: invitation.token ?? '' },
      });
    return {
      table: groupMembers,
      max: LINK_PLACES,
      call: async (index) => accept(joining[index]),
      // The owner did not join by it.
      held: async () =>
        (await owner.client.call(contract.getGroup, { params: { id } })).memberCount - 1,
      fill: (wanted) => fillByCalls(wanted, async () => accept(await server.signIn())),
    };
  },
  'open invitations of a squad': async () => {
    const { owner, id } = await aSquad();
    const params = { id };
    return {
      table: groupInvites,
      max: LIMITS.GROUP_INVITATIONS_MAX,
      call: () => owner.client.call(contract.createGroupInvitation, { params, body: {} }),
      held: async () => (await owner.client.call(contract.listGroupInvitations, { params })).length,
    };
  },
  'saved places of a player': async () => {
    const { client } = await server.signIn();
    return {
      table: places,
      max: LIMITS.PLACES_MAX,
      call: (index) =>
        client.call(contract.createPlace, {
          body: aPlace(`Gym ${index}`),
        }),
      held: async () => (await client.call(contract.listPlaces)).length,
    };
  },
  'weekly goals of one kind': async () => {
    const { client } = await server.signIn();
    return {
      table: goals,
      max: 1,
      call: (index) =>
        client.call(contract.createGoal, { body: { kind: 'shots', target: 100 + index } }),
      held: async () => (await client.call(contract.listGoals)).length,
    };
  },
  'mails to the parents of a child': async () => {
    const { client } = await server.signIn();
    const birthday = new Date(Date.now() - 9 * 366 * 86_400_000).toISOString().slice(0, 10);
    await client.call(contract.updateProfile, { body: { displayName: 'Kim', birthday } });
    const ours = `${crypto.randomUUID()}.example.com`;
    return {
      table: parentalConsents,
      max: LIMITS.PARENT_MAILS_MAX,
      call: (index) =>
        client.call(contract.askParent, { body: { parentEmail: `parent${index}@${ours}` } }),
      held: () =>
        Promise.resolve(
          server.context.mail.mailbox?.filter(({ to }) => to.endsWith(ours)).length ?? 0,
        ),
    };
  },
  'imports of a player that wait to be written': async () => {
    const { client, user } = await server.signIn();
    return {
      table: imports,
      max: 3,
      call: async () => takenImport({ client }, EMPTY_EXPORT),
      held: () => server.context.database.$count(imports, eq(imports.userId, user.id)),
    };
  },
};

describe('a limit holds when many calls come at once', () => {
  test.each(Object.entries(LIMITED))('%s', async (_name, prepare) => {
    const {
      table,
      max,
      call,
      held,
      fill = (wanted: number) => fillByCalls(wanted, call),
    } = await prepare();
    await fill(max - FREE);
    const answers = await callsTogether(table, call);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect({ refused: refused.length, held: await held() }).toEqual({
      refused: AT_ONCE - FREE,
      held: max,
    });
  });

  test('reminders of a player by a coach', async () => {
    const { coach, team } = await aTeam(server);
    const player = await server.signIn();
    await joinTeam(coach, team, player);
    const asked = { params: { id: team.id }, body: { playerIds: [player.user.id] } };
    await callsTogether(notifications, () => coach.client.call(contract.remindTeamPlayers, asked));
    const heard = await player.client.call(contract.listNotifications);
    expect(heard.filter(({ news }) => news.kind === 'coach_reminder')).toHaveLength(1);
  });
});
