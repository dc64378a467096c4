import * as contract from '@hooplog/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProviders, type TestProviders } from '../../testing/providers/settings.ts';
import { type StartedTestApp, startTestApp } from '../../testing/test-app.ts';

const ORIGIN = 'http://hoop.test';

let providers: TestProviders;
let server: StartedTestApp;

beforeAll(async () => {
  providers = await startTestProviders(ORIGIN);
  server = await startTestApp({ publicUrl: ORIGIN, signIn: providers.settings });
});

afterAll(async () => {
  await server.close();
  await providers.close();
});

describe('which ways are offered', () => {
  test('the configured ones, in the order of the specification', async () => {
    const { methods } = await server.newClient().call(contract.listSignInMethods);
    expect(methods.map(({ label, href }) => [label, href])).toEqual([
      ['Google', '/api/auth/google/start'],
      ['Apple', '/api/auth/apple/start'],
      ['GitHub', '/api/auth/github/start'],
      ['X', '/api/auth/x/start'],
      ['Hoop Club', '/api/auth/club/start'],
      ['Email', null],
    ]);
  });

  test('without a public address, only to browsers that sit at this machine', async () => {
    const app = await startTestApp({ signIn: providers.settings });
    try {
      const offered = async (host: string) => {
        const { methods } = await app
          .newClient()
          .call(contract.listSignInMethods, { headers: { host } });
        return methods.length;
      };
      expect(await offered('127.0.0.1:3000')).toBe(6);
      expect(await offered('localhost:3000')).toBe(6);
      expect(await offered('evil.example')).toBe(1);
      const answer = await app.newClient().send(contract.startProviderSignIn, {
        params: { provider: 'google' },
        headers: { host: '127.0.0.1.evil.example' },
      });
      expect(answer.headers.location).toBe('/login?problem=unavailable&provider=google');
    } finally {
      await app.close();
    }
  });
});
