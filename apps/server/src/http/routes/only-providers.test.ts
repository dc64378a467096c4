import * as contract from '@hooplog/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignInSettings } from '../../config/sign-in-settings.ts';
import { accounts, users } from '../../database/schema/users.ts';
import { startTestProviders, type TestProviders } from '../../testing/providers/settings.ts';
import { answerByAddress } from '../../testing/providers/visit.ts';
import { type StartedTestApp, startTestApp } from '../../testing/test-app.ts';

const ORIGIN = 'http://hoop.test';

let providers: TestProviders;
beforeAll(async () => {
  providers = await startTestProviders(ORIGIN);
});
afterAll(async () => {
  await providers.close();
});

/** The test providers' settings; those of OpenID Connect admit only these groups. */
function letIn(groups: readonly string[]): SignInSettings {
  const { google, issuers, ...others } = providers.settings;
  const scope = 'groups';
  return {
    ...others,
    google: google === null ? null : { ...google, groups, scope },
    issuers: issuers.map((issuer) => ({ ...issuer, groups, scope })),
  };
}

async function withApp(
  signIn: SignInSettings,
  emailCodes: boolean,
  use: (server: StartedTestApp) => Promise<void>,
): Promise<void> {
  const server = await startTestApp({ publicUrl: ORIGIN, signIn, emailCodes });
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

/** Signs somebody in at a provider; returns where the browser ends up. */
async function signInAt(server: StartedTestApp, provider: string, person: string) {
  const client = server.newClient();
  const started = await client.send(contract.startProviderSignIn, {
    params: { provider },
    query: {},
  });
  const back = await answerByAddress(started.headers.location ?? '', person);
  const end = await client.request({ url: back.pathname + back.search });
  return { client, location: end.headers.location };
}

// Google sends groups in the identity token, the club only on request.
test.each(['google', 'club'])(
  '%s admits members of one of the groups, and nobody else',
  async (id) => {
    await withApp(letIn(['coaches', 'players']), true, async (server) => {
      const { client, location } = await signInAt(server, id, 'alex');
      expect(location).toBe('/');
      await client.call(contract.getCurrentUser);
      const other = await signInAt(server, id, 'maya');
      expect(other.location).toBe(`/login?problem=not_in_group&provider=${id}`);
      await other.client.refused(401, contract.getCurrentUser);
      expect(await server.context.database.$count(users)).toBe(1);
    });
  },
);

test('part of a group’s name does not match', async () => {
  await withApp(letIn(['coach', 'Coaches']), true, async (server) => {
    const { location } = await signInAt(server, 'google', 'alex');
    expect(location).toContain('problem=not_in_group');
  });
});

test('an account from before the groups can no longer sign in by that issuer', async () => {
  await withApp(letIn(['coaches']), true, async (server) => {
    const { database } = server.context;
    const [user] = await database.insert(users).values({ email: 'maya@example.com' }).returning();
    if (user === undefined) throw new Error('No row came back');
    await database
      .insert(accounts)
      .values({ userId: user.id, provider: 'google', providerId: 'maya' });
    const { location } = await signInAt(server, 'google', 'maya');
    expect(location).toContain('problem=not_in_group');
    // By the provider without a group limit.
    await server.signIn('maya@example.com');
    expect(await database.$count(users)).toBe(1);
  });
});

test('with codes by e-mail disabled, none is mailed and none signs in', async () => {
  await withApp(providers.settings, false, async (server) => {
    const client = server.newClient();
    const { methods } = await client.call(contract.listSignInMethods);
    expect(methods.map(({ id }) => id)).toEqual(['google', 'apple', 'github', 'x', 'club']);
    const email = 'maya@example.com';
    const asked = await client.refused(403, contract.sendEmailCode, { body: { email } });
    expect(asked.message).toContain('You cannot sign in with a code by e-mail here');
    await client.refused(403, contract.verifyEmailCode, { body: { email, code: '123456' } });
    expect(server.context.mail.mailbox).toEqual([]);
  });
});

test('accounts stay: a provider that confirms the address signs in to the same account', async () => {
  await withApp(providers.settings, false, async (server) => {
    const { database } = server.context;
    const [existing] = await database
      .insert(users)
      .values({ email: 'maya@example.com' })
      .returning();
    const { client } = await signInAt(server, 'google', 'maya');
    expect((await client.call(contract.getCurrentUser)).id).toBe(existing?.id);
  });
});

test('a provider without an address then signs nobody in, and the page explains why', async () => {
  await withApp(providers.settings, false, async (server) => {
    const { client, location } = await signInAt(server, 'google', 'nameless');
    expect(location).toBe('/login?problem=no_address&provider=google');
    expect((await client.call(contract.getPendingSignIn)).pending).toBeNull();
  });
});
