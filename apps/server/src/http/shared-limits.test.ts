import * as contract from '@hooplog/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rateLimits } from '../database/schema/rate-limits.ts';
import { forgetRateLimits } from '../services/limits/forget-rate-limits.ts';
import { startTestApp, type StartedTestApp, useTestApp } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';
import { buildApp } from './app.ts';
import { sharedCount } from '../services/limits/shared-count.ts';

const server = useTestApp();
const MINUTE = 60_000;
let counts = 0;
/** Two copies of the API that share a count. */
function twoCopies(max: number, window = MINUTE) {
  const name = `test ${++counts}`;
  return [1, 2].map(() => sharedCount(server.context, { name, max, window })) as [
    ReturnType<typeof sharedCount>,
    ReturnType<typeof sharedCount>,
  ];
}

describe('a count shared by all copies', () => {
  test('adds up the counts of all copies', async () => {
    const [one, two] = twoCopies(10);
    expect(await one.of('a')).toBe(0);
    expect((await one.add('a')).current).toBe(1);
    expect((await two.add('a')).current).toBe(2);
    expect((await two.add('b')).current).toBe(1);
    expect(await one.of('a')).toBe(2);
  });

  test('loses none of many concurrent calls', async () => {
    const copies = twoCopies(100);
    const added = await Promise.all(
      Array.from({ length: 40 }, (_, n) => copies[n % 2 === 0 ? 0 : 1].add('crowd')),
    );
    expect(added.map(({ current }) => current).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, n) => n + 1),
    );
  });

  test('beyond its maximum returns the time left without asking the database', async () => {
    const [one, two] = twoCopies(2);
    for (let n = 0; n < 2; n += 1) await one.add('eager');
    // The other copy has not seen it yet, and learns it by one query.
    expect((await two.add('eager')).current).toBe(3);
    const queries = vi.spyOn(server.context.database.$client, 'query');
    for (const copy of [one, two]) {
      const { current, ttl } = await copy.add('eager');
      expect(current).toBe(3);
      expect(ttl).toBeGreaterThan(MINUTE / 2);
      expect(ttl).toBeLessThanOrEqual(MINUTE);
    }
    expect(queries).not.toHaveBeenCalled();
    queries.mockRestore();
  });

  test('starts again when its window is over', async () => {
    const [one, two] = twoCopies(1, 300);
    await one.add('patient');
    expect((await one.add('patient')).current).toBe(2);
    await expect.poll(async () => (await two.add('patient')).current, { interval: 350 }).toBe(1);
  });

  test('stores no address or id, and is deleted once it is over', async () => {
    const { database } = server.context;
    const [count] = twoCopies(1);
    await count.add('203.0.113.7');
    const keys = (await database.select().from(rateLimits)).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !/^[\w-]{43}$/.test(key))).toEqual([]);
    await forgetRateLimits({ database, now: () => new Date() });
    expect(await count.of('203.0.113.7')).toBe(1);
    await forgetRateLimits({ database, now: () => new Date(Date.now() + 2 * MINUTE) });
    expect(await database.select().from(rateLimits)).toEqual([]);
  });
});

describe('two copies of the API', () => {
  let first: StartedTestApp;
  let second: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    const limits = { ...server.context.config.limits, enforced: true, invitationsPerHour: 4 };
    first = await startTestApp({ limits });
    second = await buildApp(first.context);
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  test('together allow one player as many invitations as one copy does', async () => {
    const { client } = await first.signIn();
    const { id } = await client.call(contract.createGroup, { body: { name: 'Gym' } });
    const elsewhere = new TestClient(second);
    for (const [name, value] of client.cookies) elsewhere.setCookie(name, value);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const body = { inviteeEmail: `friend${n}@example.com` };
      const caller = n % 2 === 0 ? client : elsewhere;
      const answer = await caller.send(contract.createGroupInvitation, { params: { id }, body });
      statuses.push(answer.statusCode);
      if (n >= 4) {
        expect(answer.json()).toMatchObject({
          message: 'Too many attempts. Please wait 60 minutes and try again.',
        });
      }
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
  });

  test('stop a network that guesses codes, whichever of them it calls', async () => {
    const { path, method } = contract.verifyEmailCode;
    const guess = async (app: typeof second, n: number, remoteAddress: string) => {
      const payload = { email: `account${n}@example.com`, code: '123456' };
      return (await app.inject({ method, url: path, payload, remoteAddress })).statusCode;
    };
    for (let n = 0; n < 30; n += 1)
      expect(await guess(n % 2 === 0 ? first.app : second, n, '203.0.113.7')).toBe(400);
    expect(await guess(first.app, 30, '203.0.113.7')).toBe(429);
    expect(await guess(second, 31, '203.0.113.7')).toBe(429);
    expect(await guess(second, 32, '203.0.113.8')).toBe(400);
  });
});
