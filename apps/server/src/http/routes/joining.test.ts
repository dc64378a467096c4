import * as contract from '@hooplog/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { users } from '../../database/schema/users.ts';
import { startTestProviders } from '../../testing/providers/settings.ts';
import { answerByAddress } from '../../testing/providers/visit.ts';
import { askForCode, startTestApp, type StartedTestApp } from '../../testing/test-app.ts';
import { aTeam } from '../../testing/test-teams.ts';

async function withApp(
  joining: Config['joining'],
  use: (server: StartedTestApp) => Promise<void>,
): Promise<void> {
  const server = await startTestApp({ joining });
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

/** 200 if the address may join, 403 if not. */
async function tryToJoin(server: StartedTestApp, email: string): Promise<number> {
  const { client, code } = await askForCode(server, email);
  const answer = await client.send(contract.verifyEmailCode, { body: { email, code } });
  if (answer.statusCode === 403) {
    expect(answer.json<contract.ErrorBody>().message).toContain('no new players');
    await client.refused(401, contract.getCurrentUser);
  }
  return answer.statusCode;
}

const SCHOOL = ['school.example'];

async function toJoinAsOperatorSays(operators: readonly string[], ...addresses: string[]) {
  const joining = { who: 'closed', domains: [] } as const;
  const server = await startTestApp({ joining, operators });
  try {
    // Codes first, so that all sign-ins happen at the same moment.
    const asked = [];
    for (const email of addresses) asked.push(await askForCode(server, email));
    return await Promise.all(
      asked.map(async ({ client, email, code }) => {
        const answer = await client.send(contract.verifyEmailCode, { body: { email, code } });
        return answer.statusCode;
      }),
    );
  } finally {
    await server.close();
  }
}

test('of many that come first at once, one gets in', async () => {
  const addresses = Array.from({ length: 8 }, (_, n) => `first${n}@elsewhere.example`);
  const statuses = await toJoinAsOperatorSays([], ...addresses);
  expect(statuses.toSorted()).toEqual([200, 403, 403, 403, 403, 403, 403, 403]);
});

test('where operators are named, nobody else is the first', async () => {
  const boss = 'boss@school.example';
  const statuses = await toJoinAsOperatorSays([boss], 'stranger@elsewhere.example', boss);
  expect(statuses).toEqual([403, 200]);
});

test.each([
  ['open', [], 'new@anywhere.example', 200],
  ['open', SCHOOL, 'new@school.example', 200],
  ['open', SCHOOL, 'new@anywhere.example', 403],
  ['open', SCHOOL, 'new@notschool.example', 403],
  ['open', SCHOOL, 'new@school.example.evil.example', 403],
  ['open', SCHOOL, 'new@pupils.school.example', 403],
  ['open', SCHOOL, 'new+ball@school.example', 200],
  ['invited', [], 'new@anywhere.example', 403],
  ['invited', SCHOOL, 'new@school.example', 200],
  ['closed', SCHOOL, 'new@school.example', 403],
] as const)('%s, domains %j: %s gets %i', async (who, domains, email, status) => {
  await withApp({ who, domains }, async (server) => {
    await server.signIn('first@elsewhere.example');
    expect(await tryToJoin(server, email)).toBe(status);
  });
});

test('the first user gets in, and existing accounts stay', async () => {
  await withApp({ who: 'closed', domains: [] }, async (server) => {
    const first = await server.signIn('first@elsewhere.example');
    const again = await server.signIn('first@elsewhere.example');
    expect(again.user.id).toBe(first.user.id);
    expect(await tryToJoin(server, 'second@elsewhere.example')).toBe(403);
  });
});

test('an e-mail invitation admits its address while it is open', async () => {
  await withApp({ who: 'invited', domains: [] }, async (server) => {
    const { coach, team } = await aTeam(server);
    const invite = async (email: string) => {
      const params = { id: team.id };
      await coach.client.call(contract.createTeamInvitation, { params, body: { email } });
    };
    await invite('asked@example.com');
    expect(await tryToJoin(server, 'asked@example.com')).toBe(200);
    await invite('late@example.com');
    server.clock = new Date(Date.now() + 8 * 24 * 3_600_000);
    expect(await tryToJoin(server, 'late@example.com')).toBe(403);
  });
});

test('an invitation of a disabled account opens no door', async () => {
  await withApp({ who: 'invited', domains: [] }, async (server) => {
    const { coach, team } = await aTeam(server);
    const params = { id: team.id };
    const email = 'asked@example.com';
    await coach.client.call(contract.createTeamInvitation, { params, body: { email } });
    const squad = await coach.client.call(contract.createGroup, { body: { name: 'Tigers' } });
    await coach.client.call(contract.createGroupInvitation, {
      params: { id: squad.id },
      body: { inviteeEmail: email },
    });
    const setDisabled = (disabledAt: Date | null) =>
      server.context.database.update(users).set({ disabledAt }).where(eq(users.id, coach.user.id));
    await setDisabled(new Date());
    expect(await tryToJoin(server, email)).toBe(403);
    await setDisabled(null);
    expect(await tryToJoin(server, email)).toBe(200);
  });
});

test('what is set while a code is on its way counts', async () => {
  const joining: { who: Config['joining']['who']; domains: string[] } = {
    who: 'open',
    domains: [],
  };
  await withApp(joining, async (server) => {
    await server.signIn('first@elsewhere.example');
    const { client, email, code } = await askForCode(server, 'new@elsewhere.example');
    joining.who = 'closed';
    await client.refused(403, contract.verifyEmailCode, { body: { email, code } });
  });
});

test('a provider leads back to the sign-in page with the reason', async () => {
  const publicUrl = 'http://hoop.test';
  const providers = await startTestProviders(publicUrl);
  const joining = { who: 'closed', domains: [] } as const;
  const server = await startTestApp({ publicUrl, signIn: providers.settings, joining });
  await server.signIn('first@elsewhere.example');
  const client = server.newClient();
  const params = { provider: 'google' };
  const started = await client.send(contract.startProviderSignIn, { params, query: {} });
  const back = await answerByAddress(started.headers.location ?? '', 'newcomer');
  const end = await client.request({ url: back.pathname + back.search });
  expect(end.headers.location).toContain('problem=not_invited');
  await client.refused(401, contract.getCurrentUser);
  await server.close();
  await providers.close();
});
