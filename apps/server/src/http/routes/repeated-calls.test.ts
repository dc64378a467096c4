import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../../testing/authenticator.ts';
import { askForCode, type SignedIn, useTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { aPlace } from '../../testing/test-place.ts';
import { aTeam } from '../../testing/test-teams.ts';

// A client that got no answer cannot know whether its call succeeded, and repeats it with the same key.

const server = useTestApp();
const MINUTE = 60_000;

afterEach(() => {
  server.clock = null;
});

const under = (key: string) => ({ headers: { 'idempotency-key': key } });

/**
 * A call that creates something: how to make it with a key and a name of its own, and how to list the
 * results.
 */
interface Makes {
  readonly what: string;
  readonly make: (
    client: TestClient,
    key: string,
    name: string,
  ) => Promise<{ readonly id: string }>;
  readonly list: (client: TestClient) => Promise<readonly { readonly id: string }[]>;
}

describe.each<Makes>([
  {
    what: 'a squad',
    make: (client, key, name) =>
      client.call(contract.createGroup, { body: { name }, ...under(key) }),
    list: (client) => client.call(contract.listGroups),
  },
  {
    what: 'a team',
    make: (client, key, name) =>
      client.call(contract.createTeam, { body: { name }, ...under(key) }),
    list: (client) => client.call(contract.listTeams),
  },
  {
    what: 'a goal',
    make: (client, key, name) =>
      client.call(contract.createGoal, {
        body: { kind: name === 'One' ? 'makes' : 'shots', period: 'week', target: 100 },
        ...under(key),
      }),
    list: (client) => client.call(contract.listGoals),
  },
  {
    what: 'a link to a squad',
    make: async (client, key) =>
      client.call(contract.createGroupInvitation, { params: await squad(client), ...under(key) }),
    list: async (client) =>
      client.call(contract.listGroupInvitations, { params: await squad(client) }),
  },
  {
    what: 'an assigned workout',
    make: async (client, key, title) =>
      client.call(contract.createAssignment, {
        params: await team(client),
        body: { title, measure: 'makes', target: 10, zone: null, dueDay: tomorrow(), playerIds: null }, // prettier-ignore
        ...under(key),
      }),
    list: async (client) =>
      client.call(contract.listTeamAssignments, { params: await team(client) }),
  },
  {
    what: 'a place',
    make: (client, key, name) =>
      client.call(contract.createPlace, { body: aPlace(name), ...under(key) }),
    list: (client) => client.call(contract.listPlaces),
  },
  {
    what: 'a token',
    make: (client, key, name) =>
      client.call(contract.createApiToken, { body: { name, scope: 'read' }, ...under(key) }),
    list: (client) => client.call(contract.listApiTokens),
  },
  {
    what: 'a webhook',
    make: (client, key, name) =>
      client.call(contract.createWebhook, {
        body: { url: `https://example.com/${name}` },
        ...under(key),
      }),
    list: (client) => client.call(contract.listWebhooks),
  },
  {
    what: 'an import',
    make: async (client, key, name) => {
      const answer = await client.request({
        method: 'POST',
        url: contract.importData.path,
        payload: Buffer.from(`date,made,attempts,notes\n2026-06-15,3,5,${name}\n`),
        headers: { 'content-type': 'text/csv', prefer: 'respond-async', ...under(key).headers },
      });
      expect(answer.statusCode, answer.body).toBe(202);
      return answer.json<{ id: string }>();
    },
    list: (client) => client.call(contract.listImports),
  },
])('$what', ({ make, list }) => {
  let coach: SignedIn;
  beforeAll(async () => {
    ({ coach } = await aTeam(server));
    await squad(coach.client);
  });
  const own = async () => (await list(coach.client)).map(({ id }) => id);

  test('is made once per key, also by two calls at once', async () => {
    const before = await own();
    const [first, atOnce] = await Promise.all([
      make(coach.client, 'key', 'One'),
      make(coach.client, 'key', 'One'),
    ]);
    const later = await make(coach.client, 'key', 'One');
    expect([atOnce.id, later.id]).toEqual([first.id, first.id]);
    expect((await own()).filter((id) => !before.includes(id))).toEqual([first.id]);
  });

  test('with another key is made again', async () => {
    const first = await make(coach.client, 'key', 'One');
    const second = await make(coach.client, 'other key', 'Two');
    expect(await own()).toEqual(expect.arrayContaining([first.id, second.id]));
    expect(second.id).not.toBe(first.id);
  });

  test('of another user is not found by the same key', async () => {
    const mine = await make(coach.client, 'key', 'One');
    const { coach: other } = await aTeam(server);
    await squad(other.client);
    expect((await make(other.client, 'key', 'One')).id).not.toBe(mine.id);
  });
});

const tomorrow = () => new Date(Date.now() + 24 * 60 * MINUTE).toISOString().slice(0, 10);

/** The player's first squad; created if there is none. */
async function squad(client: TestClient): Promise<{ id: string }> {
  const [known] = await client.call(contract.listGroups);
  const { id } = known ?? (await client.call(contract.createGroup, { body: { name: 'Tigers' } }));
  return { id };
}

async function team(client: TestClient): Promise<{ id: string }> {
  const [first] = await client.call(contract.listTeams);
  if (first === undefined) throw new Error('Coaches here have a team');
  return { id: first.id };
}

test('a repeated token request invalidates the first secret, and the last answer’s works', async () => {
  const { client } = await server.signIn();
  const make = () =>
    client.call(contract.createApiToken, {
      body: { name: 'Script', scope: 'read' },
      ...under('t'),
    });
  const [first, second] = [await make(), await make()];
  const reads = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await server.newClient().send(contract.getStats, { headers })).statusCode;
  };
  expect([await reads(first.token), await reads(second.token)]).toEqual([401, 200]);
});

test('a repeated invitation reports both times that it was mailed, and is mailed once', async () => {
  const { client } = await server.signIn();
  const params = await squad(client);
  const body = { inviteeEmail: 'friend@example.com' };
  const make = () =>
    client.call(contract.createGroupInvitation, { params, body, ...under('mail') });
  const answers = [await make(), await make()];
  expect(new Set(answers.map(({ id, isMailed }) => `${id} ${isMailed}`)).size).toBe(1);
  const { rows } = await server.context.database.execute(
    sql`select count(*)::int as mails from graphile_worker.jobs where task_identifier = 'send-mail'`,
  );
  expect(rows).toEqual([{ mails: 1 }]);
});

test('a refused call does not use up its key', async () => {
  const { client } = await server.signIn();
  await client.refused(400, contract.createGroup, { body: { name: ' ' }, ...under('k') });
  await client.call(contract.createGoal, { body: { kind: 'makes', period: 'week', target: 10 } });
  const goal = { kind: 'makes', period: 'week', target: 20 } as const;
  await client.refused(409, contract.createGoal, { body: goal, ...under('k') });
  const other = await client.call(contract.createGoal, {
    body: { ...goal, kind: 'shots' },
    ...under('k'),
  });
  expect(other).toMatchObject({ kind: 'shots', target: 20 });
});

test('a key expires after a day', async () => {
  const { client } = await server.signIn();
  const make = (key: string) =>
    client.call(contract.createGroup, { body: { name: 'Tigers' }, ...under(key) });
  const { id } = await make('old');
  server.clock = new Date(Date.now() + 25 * 60 * MINUTE);
  expect((await make('old')).id).not.toBe(id);
  const { rows } = await server.context.database.execute(
    sql`select key from idempotency_keys where made_id in (${id}::uuid)`,
  );
  expect(rows).toEqual([]);
});

test('a passkey whose answer was lost is saved once', async () => {
  const { client } = await server.signIn();
  const answer = new Authenticator('http://localhost').create(
    await client.call(contract.startPasskey),
  );
  const add = () => client.call(contract.addPasskey, { body: answer, ...under('passkey') });
  const [first, again] = [await add(), await add()];
  expect(again).toEqual(first);
  expect(await client.call(contract.listPasskeys)).toHaveLength(1);
});

/** Sign-in methods whose proof is valid once; `ready` prepares the call of a browser. */
const SIGN_INS: readonly {
  readonly by: string;
  readonly ready: () => Promise<{
    readonly client: TestClient;
    readonly send: (key: string, client?: TestClient) => Promise<{ statusCode: number }>;
  }>;
}[] = [
  {
    by: 'a mailed code',
    ready: async () => {
      const { client, email, code } = await askForCode(server, 'lost@example.com');
      const send = (key: string, by = client) =>
        by.send(contract.verifyEmailCode, { body: { email, code }, ...under(key) });
      return { client, send };
    },
  },
  {
    by: 'a code from another device',
    ready: async () => {
      const laptop = await server.signIn();
      const { secret } = await laptop.client.call(contract.createDeviceLink);
      const client = server.newClient();
      const send = (key: string, by = client) =>
        by.send(contract.redeemDeviceLink, { body: { secret }, ...under(key) });
      return { client, send };
    },
  },
  {
    by: 'a passkey',
    ready: async () => {
      const owner = await server.signIn();
      const device = new Authenticator('http://localhost');
      const body = device.create(await owner.client.call(contract.startPasskey));
      await owner.client.call(contract.addPasskey, { body });
      const client = server.newClient();
      const answer = device.get(await client.call(contract.startPasskeySignIn));
      const send = (key: string, by = client) =>
        by.send(contract.signInByPasskey, { body: answer, ...under(key) });
      return { client, send };
    },
  },
];

describe.each(SIGN_INS)('signing in by $by', ({ ready }) => {
  test('a repeat with the same key opens the same session when the answer was lost', async () => {
    const { client, send } = await ready();
    // The browser's state before the lost answer.
    const lost = client.copy();
    const before = await openSessions();
    expect((await send('key', lost)).statusCode).toBe(200);
    expect((await send('key')).statusCode).toBe(200);
    const { id } = await client.call(contract.getCurrentUser);
    expect((await lost.call(contract.getCurrentUser)).id).toBe(id);
    expect((await openSessions()) - before).toBe(1);
  });

  test('a repeat also works when the answer was cut off after its cookies', async () => {
    const { client, send } = await ready();
    expect((await send('key')).statusCode).toBe(200);
    expect((await send('key')).statusCode).toBe(200);
    await client.call(contract.getCurrentUser);
  });

  test('the proof is not valid again with another key or without one', async () => {
    const { client, send } = await ready();
    const [lost, other] = [client.copy(), client.copy()];
    expect((await send('key', lost)).statusCode).toBe(200);
    expect((await send('other', other)).statusCode).toBe(400);
    expect((await send('', other)).statusCode).toBe(400);
  });

  test('a repeat does not work later', async () => {
    const { client, send } = await ready();
    expect((await send('key', client.copy())).statusCode).toBe(200);
    server.clock = new Date(Date.now() + 3 * MINUTE);
    expect((await send('key')).statusCode).toBe(400);
  });

  test('a repeat does not work once the session has ended', async () => {
    const { client, send } = await ready();
    const lost = client.copy();
    await send('key', lost);
    await lost.request({ method: 'GET', url: '/api/logout' });
    expect((await send('key')).statusCode).toBe(400);
  });
});

// A passkey's challenge is used up by verifying its answer.
test.each(SIGN_INS.filter(({ by }) => by !== 'a passkey'))(
  'signing in by $by uses nothing up if no session could be opened',
  async ({ ready }) => {
    const { send } = await ready();
    const { database } = server.context;
    await database.execute(sql`alter table sessions rename to sessions_away`);
    try {
      expect((await send('key')).statusCode).toBe(500);
    } finally {
      await database.execute(sql`alter table sessions_away rename to sessions`);
    }
    expect((await send('key')).statusCode).toBe(200);
  },
);

async function openSessions(): Promise<number> {
  const { rows } = await server.context.database.execute<{ open: number }>(
    sql`select count(*)::int as open from sessions`,
  );
  return rows[0]?.open ?? 0;
}
