import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { webhookCalls } from '../../database/schema/webhooks.ts';
import { callWebhookJob } from '../../jobs/handlers/call-webhook.ts';
import { TryAgain } from '../../jobs/handler.ts';
import { forgetOldCalls } from '../../services/webhooks/manage-webhooks.ts';
import { COUNTED_VIDEO } from '../../testing/counted-video.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const BOSS = 'boss@example.com';
const server = useTestApp({ webhooksToPrivate: true, operators: [BOSS] });

const PAGE = resolve(import.meta.dirname, '../../../../../docs/scripts.md');

type IsGenuine = (secret: string, headers: IncomingHttpHeaders, body: string) => boolean;

/** The example receiver in docs/scripts.md. */
async function receiverOfPage(): Promise<IsGenuine> {
  const source = /```js\n(.*?)```/s.exec(readFileSync(PAGE, 'utf8'))?.[1];
  if (source === undefined) throw new Error('The page shows no receiver');
  const url = `data:text/javascript,${encodeURIComponent(source)}`;
  return ((await import(/* @vite-ignore */ url)) as { readonly isGenuine: IsGenuine }).isGenuine;
}

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let script: Server;
let answer = 204;
const received: Received[] = [];
const url = () => `http://127.0.0.1:${(script.address() as AddressInfo).port}/in`;

beforeAll(async () => {
  script = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.statusCode = answer;
      response.end('whatever');
    });
  });
  await new Promise<void>((done) => script.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await new Promise((done) => script.close(done));
});
beforeEach(() => {
  answer = 204;
  received.length = 0;
});

const WORKOUT = {
  workout: { workoutDate: '2026-06-15T12:00:00Z', totalShots: 5, made: 3, missed: 2 },
  shotData: [],
};

async function withWebhook() {
  const person = await server.signIn();
  const webhook = await person.client.call(contract.createWebhook, { body: { url: url() } });
  return { ...person, webhook };
}

const callsOf = async ({ client }: SignedIn) =>
  (await client.call(contract.listWebhooks))[0]?.calls;

/** Runs the job of the newest call. */
async function run(person: SignedIn, isLastTry = false) {
  const [call] = (await callsOf(person)) ?? [];
  const context = { ...server.context, workDirectory: '', limits: {} as never };
  const job = { signal: new AbortController().signal, isLastTry };
  return callWebhookJob.run(context, { callId: call?.id ?? '' }, job);
}

const queued = async () => {
  const { rows } = await server.context.database.execute<{ count: number }>(
    sql`select count(*)::int as count from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
      where identifier = 'call-webhook'`,
  );
  return rows[0]?.count;
};

describe('a webhook', () => {
  test('is called about a finished workout, signed', async () => {
    const person = await withWebhook();
    const before = (await queued()) ?? 0;
    const { id } = await person.client.call(contract.createWorkout, { body: WORKOUT });
    expect(await queued()).toBe(before + 1);
    expect(await callsOf(person)).toMatchObject([{ state: 'waiting', tries: 0 }]);
    expect(await run(person)).toBe('done');
    expect(await callsOf(person)).toMatchObject([{ state: 'delivered', tries: 1, status: 204 }]);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(JSON.parse(body)).toMatchObject({
      type: 'workout.finished',
      data: { id, totalShots: 5, made: 3, missed: 2, source: 'manual', localDay: '2026-06-15' },
    });
    expect(headers['content-type']).toBe('application/json');
    const { secret } = person.webhook;
    const isGenuine = await receiverOfPage();
    expect(isGenuine(secret, headers, body)).toBe(true);
    expect(isGenuine(secret, headers, `${body} `)).toBe(false);
    expect(isGenuine('whsec_AAAA', headers, body)).toBe(false);
    const old = { ...headers, 'webhook-timestamp': '1700000000' };
    expect(isGenuine(secret, old, body)).toBe(false);
  });

  test('is called about a counted video, once, however often it is counted', async () => {
    const person = await withWebhook();
    const { id } = await person.client.call(contract.saveCountedVideo, { body: COUNTED_VIDEO });
    const again = { ...COUNTED_VIDEO, videoId: id };
    await person.client.call(contract.saveCountedVideo, { body: again });
    expect(await callsOf(person)).toHaveLength(1);
    await run(person);
    expect(received[0]?.body).toContain('"source":"video"');
  });

  test('is not called twice about a save that is sent twice', async () => {
    const person = await withWebhook();
    const headers = { 'idempotency-key': 'one' };
    await person.client.call(contract.createWorkout, { body: WORKOUT, headers });
    await person.client.call(contract.createWorkout, { body: WORKOUT, headers });
    expect(await callsOf(person)).toHaveLength(1);
  });

  test.each([500, 404, 302])(
    'that answers %i is retried, and given up in the end',
    async (status) => {
      const person = await withWebhook();
      await person.client.call(contract.createWorkout, { body: WORKOUT });
      answer = status;
      await expect(run(person)).rejects.toBeInstanceOf(TryAgain);
      expect(await callsOf(person)).toMatchObject([
        { state: 'waiting', tries: 1, status, problem: 'status' },
      ]);
      expect(await run(person, true)).toBe('failed');
      expect(await callsOf(person)).toMatchObject([{ state: 'failed', tries: 2 }]);
      expect(await run(person)).toBe('skipped');
      expect(received).toHaveLength(2);
    },
  );

  test('that answers 410 Gone is not called about this again', async () => {
    const person = await withWebhook();
    await person.client.call(contract.createWorkout, { body: WORKOUT });
    answer = 410;
    expect(await run(person)).toBe('failed');
  });

  test('sends the numbers at the time of the call, and nothing of a deleted workout', async () => {
    const person = await withWebhook();
    const { id } = await person.client.call(contract.createWorkout, { body: WORKOUT });
    await person.client.call(contract.updateWorkout, { params: { id }, body: { name: 'Evening' } });
    await run(person);
    expect(received[0]?.body).toContain('"name":"Evening"');
    const other = await person.client.call(contract.createWorkout, { body: WORKOUT });
    const [call] = (await callsOf(person)) ?? [];
    await person.client.call(contract.deleteWorkout, { params: { id: other.id } });
    expect((await callsOf(person))?.map((one) => one.id)).not.toContain(call?.id);
    await person.client.call(contract.restoreTrashed, { params: { id: other.id } });
    expect((await callsOf(person))?.map((one) => one.id)).toContain(call?.id);
    expect(await run(person)).toBe('done');
  });

  test('of a disabled account is not called', async () => {
    const person = await withWebhook();
    await person.client.call(contract.createWorkout, { body: WORKOUT });
    const [call] = (await callsOf(person)) ?? [];
    await server.context.database.execute(
      sql`update users set disabled_at = now() where id = ${person.user.id}`,
    );
    const context = { ...server.context, workDirectory: '', limits: {} as never };
    const job = { signal: new AbortController().signal, isLastTry: false };
    expect(await callWebhookJob.run(context, { callId: call?.id ?? '' }, job)).toBe('skipped');
    expect(received).toEqual([]);
    await server.context.database.execute(sql`delete from graphile_worker._private_jobs`);
    const boss = await server.signIn(BOSS);
    const params = { id: person.user.id };
    const body = { act: 'enable' as const, reason: 'A mistake' };
    await boss.client.call(contract.actOnUser, { params, body });
    expect(await queued()).toBe(1);
  });

  test('keeps its log for 30 days', async () => {
    const person = await withWebhook();
    await person.client.call(contract.createWorkout, { body: WORKOUT });
    const { database } = server.context;
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    await forgetOldCalls(database, later(29));
    expect(await callsOf(person)).toHaveLength(1);
    expect(await forgetOldCalls(database, later(31))).toBeGreaterThan(0);
    expect(await database.$count(webhookCalls)).toBe(0);
  });
});

describe('the webhooks of a user', () => {
  test('are theirs alone, once each, and five at most', async () => {
    const { client, webhook } = await withWebhook();
    const { client: stranger } = await server.signIn();
    expect(await stranger.call(contract.listWebhooks)).toEqual([]);
    await stranger.refused(404, contract.deleteWebhook, { params: { id: webhook.id } });
    await client.refused(409, contract.createWebhook, { body: { url: url() } });
    const more = Array.from({ length: 5 }, (_, n) => ({ url: `${url()}/${n}` }));
    const answers = await Promise.all(
      more.map((body) => client.send(contract.createWebhook, { body })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
    const listed = await client.call(contract.listWebhooks);
    expect(listed).toHaveLength(5);
    expect(JSON.stringify(listed)).not.toContain('whsec_');
    await client.call(contract.deleteWebhook, { params: { id: webhook.id } });
    expect(await client.call(contract.listWebhooks)).toHaveLength(4);
  });

  test.each(['ftp://example.com/', 'nowhere', '', `https://example.com/${'x'.repeat(1000)}`])(
    'cannot be at %j',
    async (address) => {
      const { client } = await server.signIn();
      await client.refused(400, contract.createWebhook, { body: { url: address } });
    },
  );
});
