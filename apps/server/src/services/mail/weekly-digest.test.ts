import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { users } from '../../database/schema/users.ts';
import type { JobPayload } from '../../jobs/definitions.ts';
import { DEFAULT_LIMITS } from '../../jobs/analysis/limits.ts';
import { sendMail } from '../../jobs/handlers/send-mail.ts';
import { unsubscribeToken } from '../../mail/unsubscribe-token.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';
import { queueDigests } from './queue-digests.ts';

const server = useTestApp();
/** A Sunday morning; the past week began on June 7. */
const SUNDAY = new Date('2026-06-14T08:30:00Z');

beforeEach(async () => {
  server.clock = SUNDAY;
  await server.context.database.execute(sql`delete from graphile_worker._private_jobs`);
  await server.context.database.update(users).set({ weeklyDigest: 0 });
});
afterEach(() => {
  server.clock = null;
});

/** A player who trained on the given days, each time making 4 of 10. */
async function aPlayer(days: readonly string[], weeklyDigest: 0 | 1 = 1, timeZone = 'UTC') {
  const player = await server.signIn(undefined, timeZone);
  const body = { displayName: 'Ann', weeklyDigest };
  await player.client.call(contract.updateProfile, { body });
  for (const day of days) {
    const workout = { workoutDate: `${day}T12:00:00Z`, totalShots: 10, made: 4, missed: 6 };
    await player.client.call(contract.createWorkout, { body: { workout, shotData: [] } });
  }
  await player.client.call(contract.checkAchievements);
  return player;
}

async function queued(): Promise<JobPayload<'send-mail'>[]> {
  const { rows } = await server.context.database.execute<{ payload: JobPayload<'send-mail'> }>(sql`
    select payload from graphile_worker._private_jobs where payload->>'template' = 'weekly-digest'`);
  return rows.map(({ payload }) => payload);
}

/** Sends the queued mails and returns the results. */
async function send() {
  const context = { ...server.context, workDirectory: '', limits: DEFAULT_LIMITS };
  const run = { signal: new AbortController().signal, isLastTry: false };
  const results = [];
  for (const mail of await queued()) results.push(await sendMail.run(context, mail, run));
  return results;
}

const mailsTo = ({ user }: SignedIn) =>
  (server.context.mail.mailbox ?? []).filter(
    ({ to, subject }) => to === user.email && subject.startsWith('Your week'),
  );

test('reports the past week and the one before it, once', async () => {
  const player = await aPlayer(['2026-06-02', '2026-06-08', '2026-06-09']);
  expect(await queueDigests(server.context)).toBe(1);
  expect(await queueDigests(server.context)).toBe(0);
  expect(await send()).toEqual(['done']);
  const [mail, ...others] = mailsTo(player);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your week in Hooplog: 20 shots');
  expect(mail?.text).toContain('2 workouts: 20 shots, 8 made (40%)');
  expect(mail?.text).toContain('The week before: 10 shots, 4 made (40%)');
  expect(mail?.text).toContain('Your longest streak is 2 days.');
  expect(mail?.text).toContain('/api/mail/unsubscribe?token=');
  server.clock = new Date('2026-06-21T08:30:00Z');
  expect(await queueDigests(server.context)).toBe(1);
});

test("is in the reader's language", async () => {
  const player = await aPlayer(['2026-06-08']);
  const body = { displayName: 'Ana', language: 'es' as const };
  await player.client.call(contract.updateProfile, { body });
  await queueDigests(server.context);
  expect(await send()).toEqual(['done']);
  const mail = (server.context.mail.mailbox ?? []).find(({ to }) => to === player.user.email);
  expect(mail?.subject).toBe('Tu semana en Hooplog: 10 tiros');
  expect(mail?.text).toContain(
    'La semana pasada hiciste 1 entrenamiento: 10 tiros, 4 dentro (40\u00a0%).',
  );
  expect(mail?.text).toContain('Darse de baja: http');
});

test.each([
  ['who has not asked for it', 0, 'UTC', SUNDAY],
  ['before the morning', 1, 'America/Los_Angeles', SUNDAY],
  ['after the morning', 1, 'Asia/Tokyo', SUNDAY],
  ['on another day', 1, 'UTC', new Date('2026-06-15T08:30:00Z')],
] as const)('is not sent to a player %s', async (_, weeklyDigest, timeZone, now) => {
  await aPlayer(['2026-06-08'], weeklyDigest, timeZone);
  server.clock = now;
  expect(await queueDigests(server.context)).toBe(0);
});

test('is not sent if nothing was done and nothing waits', async () => {
  const player = await aPlayer([]);
  await queueDigests(server.context);
  expect(await send()).toEqual(['skipped']);
  expect(mailsTo(player)).toEqual([]);
});

test('ends by its own link, even while it waits to be sent', async () => {
  const player = await aPlayer(['2026-06-08']);
  await queueDigests(server.context);
  const link = { address: player.user.email, kind: 'weeklyDigest' } as const;
  const token = unsubscribeToken(server.context.secret, link);
  await server.newClient().call(contract.unsubscribe, { query: { token } });
  expect(await send()).toEqual(['skipped']);
  expect((await player.client.call(contract.getCurrentUser)).weeklyDigest).toBe(0);
});

test('its link ends only the digest, and a second press on that page ends the rest', async () => {
  const player = await aPlayer(['2026-06-08']);
  await queueDigests(server.context);
  await send();
  const preferences = async () => {
    const { weeklyDigest, productUpdates } = await player.client.call(contract.getCurrentUser);
    return { weeklyDigest, productUpdates };
  };
  const path = '/api/mail/unsubscribe';
  const own = /\?token=[\w.-]+/.exec(mailsTo(player)[0]?.text ?? '')?.[0] ?? '';
  const reader = server.newClient();
  const asked = await reader.request({ url: `${path}${own}` });
  expect(asked.body).toContain(`Stop sending the weekly digest to ${player.user.email}?`);
  const done = await reader.request({ method: 'POST', url: `${path}${own}` });
  expect(done.body).toContain('This has not changed invitations and product news.');
  expect(await preferences()).toEqual({ weeklyDigest: 0, productUpdates: 1 });

  const all = /action="(\?token=[\w.-]+)"/.exec(done.body)?.[1] ?? '';
  const last = await reader.request({ method: 'POST', url: `${path}${all}` });
  expect(last.statusCode).toBe(200);
  expect(last.body).not.toContain('<form');
  expect(await preferences()).toEqual({ weeklyDigest: 0, productUpdates: 0 });
});

test('is sent without product updates, as it is a choice of its own', async () => {
  const player = await aPlayer(['2026-06-08']);
  const body = { displayName: 'Ann', productUpdates: 0 as const };
  await player.client.call(contract.updateProfile, { body });
  await queueDigests(server.context);
  expect(await send()).toEqual(['done']);
});
