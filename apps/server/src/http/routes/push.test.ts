import * as contract from '@hooplog/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keptPushKeys } from '../../config/push-keys.ts';
import { notifications, pushSubscriptions } from '../../database/schema/notifications.ts';
import { users } from '../../database/schema/users.ts';
import { DEFAULT_LIMITS } from '../../jobs/analysis/limits.ts';
import type { JobPayload } from '../../jobs/definitions.ts';
import { sendPushJob } from '../../jobs/handlers/send-push.ts';
import { makePushSender } from '../../push/push-sender.ts';
import { connectionTo, type PushService, startPushService } from '../../testing/push-service.ts';
import { aTeam, joinTeam } from '../../testing/test-teams.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());
beforeEach(async () => {
  service.received.length = 0;
  service.status = 201;
  await server.context.database.delete(pushSubscriptions);
  await server.context.database.execute(sql`delete from graphile_worker._private_jobs`);
});

const turnOn = (
  { client }: SignedIn,
  topics: contract.PushSubscriptionInput['topics'] = ['coach'],
) => client.call(contract.subscribeToPush, { body: { ...service.subscription, topics } });

const topicsOf = async ({ client }: SignedIn) => (await client.call(contract.getPushState)).topics;

/** Assigns a workout to a player. */
async function assigned(player: SignedIn): Promise<void> {
  const { coach, team } = await aTeam(server);
  await joinTeam(coach, team, player);
  const dueDay = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  await coach.client.call(contract.createAssignment, {
    params: { id: team.id },
    body: { title: 'Secret plan', measure: 'shots', target: 50, dueDay },
  });
}

async function queued(): Promise<JobPayload<'send-push'>[]> {
  const { rows } = await server.context.database.execute<{ payload: JobPayload<'send-push'> }>(sql`
    select payload from graphile_worker._private_jobs where payload->>'subscriptionId' is not null`);
  return rows.map(({ payload }) => payload);
}

/** Runs the queued jobs with this file's push service. */
async function push() {
  const keys = await keptPushKeys(server.context.config.dataDir);
  const sender = makePushSender(keys, {
    contact: 'mailto:coach@example.com',
    connection: connectionTo(service.local),
  });
  const context = { ...server.context, push: sender, workDirectory: '', limits: DEFAULT_LIMITS };
  const run = { signal: new AbortController().signal, isLastTry: false };
  const results = [];
  for (const job of await queued()) results.push(await sendPushJob.run(context, job, run));
  return results;
}

test('is off until a device turns it on, and off again when it turns it off', async () => {
  const player = await server.signIn();
  const { publicKey, topics } = await player.client.call(contract.getPushState);
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  expect(topics).toBeNull();
  await turnOn(player);
  await turnOn(player, ['videos', 'streak']);
  expect(await topicsOf(player)).toEqual(['videos', 'streak']);
  await player.client.call(contract.unsubscribeFromPush);
  expect(await topicsOf(player)).toBeNull();
});

test('uses the receiver’s language', async () => {
  const player = await server.signIn();
  await player.client.call(contract.updateProfile, {
    body: { displayName: 'Jan', language: 'de' },
  });
  await turnOn(player);
  await assigned(player);
  expect(await push()).toEqual(['done']);
  expect(service.received[0]?.message).toMatchObject({
    title: 'Eine neue Aufgabe von deinem Coach',
    stop: 'Hier nichts von Coaches',
  });
});

test('notifies a device of its topics, in texts that are safe on a lock screen', async () => {
  const player = await server.signIn();
  await turnOn(player);
  await assigned(player);
  expect(await push()).toEqual(['done']);
  const [{ message } = { message: null }] = service.received;
  expect(message).toMatchObject({
    title: 'A new workout from your coach',
    path: expect.stringMatching(/^\/upload\?assignment=/) as string,
  });
  expect(JSON.stringify(message)).not.toMatch(/Secret plan|Lions|@/);
});

test('leads to the inbox for an invitation, and does not reveal its token', async () => {
  const [ann, ben] = [await server.signIn(), await server.signIn()];
  await turnOn(ben, ['invitations']);
  const squad = await ann.client.call(contract.createGroup, { body: { name: 'Tigers' } });
  const { token } = await ann.client.call(contract.createGroupInvitation, {
    params: { id: squad.id },
    body: { inviteeEmail: ben.user.email },
  });
  const { notifyInviteeJob } = await import('../../jobs/handlers/tell-invited.ts');
  const { rows } = await server.context.database.execute<{ payload: never }>(
    sql`select payload from graphile_worker._private_jobs where payload->>'to' = 'squad'`,
  );
  const context = { ...server.context, workDirectory: '', limits: DEFAULT_LIMITS };
  const run = { signal: new AbortController().signal, isLastTry: false };
  for (const { payload } of rows) await notifyInviteeJob.run(context, payload, run);
  expect(await push()).toEqual(['done']);
  expect(service.received[0]?.message).toMatchObject({ path: '/inbox' });
  expect(JSON.stringify(service.received)).not.toContain(token);
});

test('skips topics the device did not choose, and news that is read or outdated by then', async () => {
  const player = await server.signIn();
  await turnOn(player, ['videos']);
  await assigned(player);
  expect(await queued()).toEqual([]);
  await turnOn(player);
  await assigned(player);
  const [job] = await queued();
  await server.context.database
    .update(notifications)
    .set({ readAt: new Date() })
    .where(eq(notifications.id, job?.notificationId ?? ''));
  expect(await push()).toEqual(['skipped']);
  expect(service.received).toEqual([]);
});

test('does not notify a child while a parent has not agreed', async () => {
  const player = await server.signIn();
  await turnOn(player);
  await assigned(player);
  const { database } = server.context;
  await database.update(users).set({ awaitsParent: 1 }).where(eq(users.id, player.user.id));
  expect(await push()).toEqual(['skipped']);
  await player.client.refused(403, contract.getPushState);
});

test.each([404, 410])('forgets a device whose service answers %i', async (status) => {
  const player = await server.signIn();
  await turnOn(player);
  await assigned(player);
  service.status = status;
  expect(await push()).toEqual(['skipped']);
  expect(await topicsOf(player)).toBeNull();
});

test('is retried when the service is unavailable', async () => {
  const player = await server.signIn();
  await turnOn(player);
  await assigned(player);
  service.status = 503;
  await expect(push()).rejects.toThrow('503');
  expect(await topicsOf(player)).toEqual(['coach']);
});

test('ends with the session of the device, and passes to the next user who signs in there', async () => {
  const [ann, ben] = [await server.signIn(), await server.signIn()];
  await turnOn(ann);
  await turnOn(ben);
  expect(await topicsOf(ann)).toBeNull();
  await ben.client.send(contract.logout);
  expect(await server.context.database.$count(pushSubscriptions)).toBe(0);
});

test.each([
  ['http://push.example.com/x'],
  ['https://127.0.0.1/x'],
  ['https://localhost/x'],
  ['https://[fd00::1]/x'],
  ['https://169.254.169.254/latest/meta-data'],
  ['https://push.example.com:8443/x'],
])('%s is no push service', async (endpoint) => {
  const { client } = await server.signIn();
  const body = { ...service.subscription, endpoint, topics: ['coach' as const] };
  const { fields } = await client.refused(400, contract.subscribeToPush, { body });
  expect(fields).toHaveProperty('endpoint');
});

test('accepts browser keys and known topics, and needs a session', async () => {
  const { client } = await server.signIn();
  const { endpoint, keys } = service.subscription;
  const body = { endpoint, keys, topics: ['coach' as const] };
  await client.refused(400, contract.subscribeToPush, { body: { ...body, topics: [] } });
  await client.refused(400, contract.subscribeToPush, {
    body: { ...body, keys: { ...keys, auth: 'short' } },
  });
  await server.newClient().refused(401, contract.subscribeToPush, { body });
});

test('a topic ends by itself, and with the last one all', async () => {
  const [player, other] = [await server.signIn(), await server.signIn()];
  await turnOn(player, ['coach', 'badges']);
  const stop = (topic: 'coach' | 'badges' | 'videos') =>
    player.client.call(contract.stopPushTopic, { params: { topic } });
  await stop('videos');
  await other.client.call(contract.stopPushTopic, { params: { topic: 'coach' } });
  expect(await topicsOf(player)).toEqual(['coach', 'badges']);
  await stop('coach');
  await stop('coach');
  expect(await topicsOf(player)).toEqual(['badges']);
  await stop('badges');
  expect(await topicsOf(player)).toBeNull();
  const params = { topic: 'weather' } as never;
  await player.client.refused(404, contract.stopPushTopic, { params });
});
