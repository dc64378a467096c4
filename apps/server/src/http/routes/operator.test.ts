import * as contract from '@hooplog/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../database/schema/users.ts';
import { videos } from '../../database/schema/workouts.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { tellDeleted } from '../../jobs/handlers/tell-deleted.ts';
import { askForCode, type SignedIn, useTestApp } from '../../testing/test-app.ts';
import { aTeam } from '../../testing/test-teams.ts';

const BOSS = 'boss@example.com';
const server = useTestApp({ operators: [BOSS] });
const reason = 'Somebody else uses it';

const operator = async () => (await server.signIn(BOSS)).client;
const actOn = async ({ user }: SignedIn, act: 'sign_out' | 'disable' | 'enable' | 'delete') =>
  (await operator()).call(contract.actOnUser, { params: { id: user.id }, body: { act, reason } });

/** A player aged 30 with a name. */
async function player(displayName: string): Promise<SignedIn> {
  const person = await server.signIn();
  await person.client.call(contract.updateProfile, {
    body: { displayName, birthday: '1996-01-01' },
  });
  return person;
}

const addressOf = async ({ user }: SignedIn) => {
  const found = await (
    await operator()
  ).call(contract.listOperatedUsers, {
    query: { q: user.email },
  });
  return found[0];
};

describe('operators', () => {
  test('see that they are, and nobody else does', async () => {
    expect((await (await operator()).call(contract.getCurrentUser)).isOperator).toBe(true);
    const { client } = await server.signIn();
    expect(await client.call(contract.getCurrentUser)).not.toHaveProperty('isOperator');
  });

  test('are recognised by their exact verified address, not by a similar one', async () => {
    const { client } = await server.signIn('boss@example.com.example.org');
    await client.refused(404, contract.getOperatorState);
  });

  test('need a browser session: no token is accepted', async () => {
    const boss = await operator();
    const { token } = await boss.call(contract.createApiToken, {
      body: { name: 'Script', scope: 'write' },
    });
    const headers = { authorization: `Bearer ${token}` };
    await server.newClient().refused(403, contract.listOperatedUsers, { headers });
  });

  test('get an account even where nobody may join', async () => {
    const { context } = server;
    const joining = { who: 'closed' as const, domains: [] };
    const config = { ...context.config, joining, operators: ['new-boss@example.com'] };
    const { findOrCreateUser } = await import('../../services/sign-in/find-or-create-user.ts');
    const closed = { ...context, config };
    await expect(findOrCreateUser(closed, { email: 'else@example.com' })).rejects.toThrow();
    await findOrCreateUser(closed, { email: 'new-boss@example.com' });
  });
});

describe('accounts', () => {
  test('are found by the beginning of address or name, whatever was typed', async () => {
    const { user } = await player('Zoë Quill');
    const find = async (q: string) =>
      (await (await operator()).call(contract.listOperatedUsers, { query: { q } })).map(
        ({ id }) => id,
      );
    expect(await find('zoë q')).toEqual([user.id]);
    expect(await find(user.email.slice(0, -3).toUpperCase())).toEqual([user.id]);
    expect(await find('quill')).toEqual([]);
    expect(await find('%%')).toEqual([]);
    expect(await find('z_')).toEqual([]);
    await (await operator()).refused(400, contract.listOperatedUsers, { query: { q: 'z' } });
  });

  test('show when they were used and the size of their films, and no training numbers', async () => {
    const person = await player('Room');
    await server.context.database
      .insert(videos)
      .values([1000, 234].map((bytes) => ({ userId: person.user.id, bytes })));
    const today = new Date().toISOString().slice(0, 10);
    const { id, email, createdAt } = person.user;
    expect(await addressOf(person)).toEqual({
      ...{ id, email, createdAt, name: 'Room', bytes: 1234, lastActiveDay: today },
      ...{ isDisabled: false, isOperator: false },
    });
  });

  test('are listed newest first, page by page', async () => {
    const [older, newer] = [await server.signIn(), await server.signIn()];
    const boss = await operator();
    const all = await boss.call(contract.listOperatedUsers);
    expect(all.slice(0, 2).map(({ id }) => id)).toEqual([newer.user.id, older.user.id]);
    const rest = await boss.call(contract.listOperatedUsers, { query: { cursor: newer.user.id } });
    expect(rest[0]?.id).toBe(older.user.id);
  });

  test('are found by an index', async () => {
    const { rows } = await server.context.database.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(sql`explain select * from users where lower(display_name) like 'ab%'`);
    });
    expect(JSON.stringify(rows)).toContain('users_name_prefix');
  });

  test('are signed out everywhere, scripts too', async () => {
    const person = await server.signIn();
    const body = { name: 'Script', scope: 'read' as const };
    const { token } = await person.client.call(contract.createApiToken, { body });
    await actOn(person, 'sign_out');
    await person.client.refused(401, contract.getCurrentUser);
    const headers = { authorization: `Bearer ${token}` };
    await server.newClient().refused(401, contract.getStats, { headers });
    await server.signIn(person.user.email);
  });

  test('that are disabled let nobody in, in words, until they are enabled', async () => {
    const person = await server.signIn();
    const feed = await person.client.call(contract.createCalendarFeed);
    const { token } = await person.client.call(contract.createApiToken, {
      body: { name: 'Script', scope: 'read' },
    });
    const headers = { authorization: `Bearer ${token}` };
    await actOn(person, 'disable');
    expect((await addressOf(person))?.isDisabled).toBe(true);
    await person.client.refused(401, contract.getCurrentUser);
    await server.newClient().refused(401, contract.getStats, { headers });
    const url = new URL(feed.url ?? '').pathname;
    expect((await server.newClient().request({ url })).statusCode).toBe(404);
    const { client, email, code } = await askForCode(server, person.user.email);
    const { message } = await client.refused(403, contract.verifyEmailCode, {
      body: { email, code },
    });
    expect(message).toContain('has disabled this account');
    await actOn(person, 'enable');
    await server.newClient().call(contract.getStats, { headers });
    await server.signIn(person.user.email);
  });

  test('that are disabled leave the leaderboard, and return when enabled', async () => {
    const [person, other] = [await player('Shooter'), await player('Other')];
    const workout = { workoutDate: new Date().toISOString(), totalShots: 9, made: 7, missed: 2 };
    await person.client.call(contract.createWorkout, { body: { workout, shotData: [] } });
    const names = async () =>
      (await other.client.call(contract.listLeaderboard)).map(({ user }) => user.name);
    expect(await names()).toContain('Shooter');
    await actOn(person, 'disable');
    expect(await names()).not.toContain('Shooter');
    await actOn(person, 'enable');
    expect(await names()).toContain('Shooter');
  });

  test('that are disabled while signing in cannot use the session', async () => {
    const person = await server.signIn();
    await server.context.database
      .update(users)
      .set({ disabledAt: new Date() })
      .where(eq(users.id, person.user.id));
    await person.client.refused(401, contract.getCurrentUser);
  });

  test('are deleted with all their data, and a mail says why', async () => {
    const person = await server.signIn();
    await server.context.database
      .update(users)
      .set({ language: 'de' })
      .where(eq(users.id, person.user.id));
    await actOn(person, 'delete');
    await person.client.refused(401, contract.getCurrentUser);
    expect(await addressOf(person)).toBeUndefined();
    const { rows } = await server.context.database.execute<{ payload: string }>(
      sql`select payload::text as payload from graphile_worker._private_jobs as job
        join graphile_worker._private_tasks as task on task.id = job.task_id
        where identifier = 'tell-deleted'`,
    );
    expect(rows).toHaveLength(1);
    const payload = JSON.parse(rows[0]?.payload ?? '') as Parameters<typeof tellDeleted.run>[1];
    const run = { signal: new AbortController().signal, isLastTry: false };
    const limits = {} as never;
    const context = { ...server.context, workDirectory: '', limits };
    expect(await tellDeleted.run(context, payload, run)).toBe('done');
    const mail = server.context.mail.mailbox?.find(({ to }) => to === person.user.email);
    expect(mail?.subject).toBe('Dein Konto bei Hooplog wurde gelöscht');
    expect(mail?.text).toContain(reason);
    const [logged] = await (await operator()).call(contract.listOperatorLog);
    expect(logged).toMatchObject({ act: 'delete', user: null, operator: BOSS, reason });
    const stored = await server.context.database.execute(sql`select * from operator_acts`);
    expect(JSON.stringify(stored.rows)).not.toContain(person.user.email);
  });

  test('of operators cannot be acted on, including one’s own', async () => {
    const boss = await server.signIn(BOSS);
    for (const act of ['sign_out', 'disable', 'delete'] as const) {
      await boss.client.refused(403, contract.actOnUser, {
        params: { id: boss.user.id },
        body: { act, reason },
      });
    }
  });

  test('cannot be acted on without a reason', async () => {
    const person = await server.signIn();
    await (
      await operator()
    ).refused(400, contract.actOnUser, {
      params: { id: person.user.id },
      body: { act: 'disable', reason: ' ' },
    });
    await person.client.call(contract.getCurrentUser);
  });
});

describe('reported messages', () => {
  /** A squad of two; one of them wrote two messages in its chat. */
  async function squadWithMessages() {
    const [owner, member] = [await player('Owner'), await player('Member')];
    const { id } = await owner.client.call(contract.createGroup, { body: { name: 'Tigers' } });
    const { token } = await owner.client.call(contract.createGroupInvitation, {
      params: { id },
      body: {},
    });
    await member.client.call(contract.acceptInvitation, { params: { token: token ?? '' } });
    const write = (content: string) =>
      owner.client.call(contract.createMessage, { body: { content, groupId: id } });
    const [secret, rude] = [await write('Only for us'), await write('You are a loser')];
    return { owner, member, id, secret, rude };
  }
  const report = ({ client }: SignedIn, id: string) =>
    client.call(contract.reportMessage, { params: { id }, body: { reason: 'bullying' } });
  const waiting = async () => (await operator()).call(contract.listReportedMessages);

  test('are shown with author and squad, and nothing else of the chat', async () => {
    const { owner, member, id, rude } = await squadWithMessages();
    await report(member, rude.id);
    const shown = await waiting();
    expect(shown).toMatchObject([
      {
        content: 'You are a loser',
        reasons: ['bullying'],
        author: { id: owner.user.id, email: owner.user.email, name: 'Owner' },
        squad: { id, name: 'Tigers' },
        isGone: false,
      },
    ]);
    expect(JSON.stringify(shown)).not.toContain('Only for us');
    await (await operator()).refused(404, contract.listMessages, { query: { group: id } });
    await answer(shown[0]?.id, 'keep_message');
  });

  const answer = async (id: string | undefined, act: 'remove_message' | 'keep_message') =>
    (await operator()).call(contract.answerReport, {
      params: { id: id ?? '' },
      body: { act, reason },
    });

  test('are removed for everybody but their author, who can read why', async () => {
    const { owner, member, id, rude } = await squadWithMessages();
    await report(member, rude.id);
    await answer((await waiting())[0]?.id, 'remove_message');
    expect(await waiting()).toEqual([]);
    const third = await server.signIn();
    const own = await owner.client.call(contract.listMessages, { query: { group: id } });
    expect(JSON.stringify(own)).toContain('loser');
    const seen = await member.client.call(contract.listMessages, { query: { group: id } });
    expect(JSON.stringify(seen)).not.toContain('loser');
    const [act] = await owner.client.call(contract.listActsOnMe);
    expect(act).toMatchObject({ act: 'remove_message', about: 'You are a loser', reason });
    expect(act).not.toHaveProperty('operator');
    expect(await third.client.call(contract.listActsOnMe)).toEqual([]);
  });

  test('of several readers are answered together, and once', async () => {
    const { owner, member, id } = await squadWithMessages();
    const other = await player('Other');
    const { token } = await owner.client.call(contract.createGroupInvitation, {
      params: { id },
      body: {},
    });
    await other.client.call(contract.acceptInvitation, { params: { token: token ?? '' } });
    const rude = await owner.client.call(contract.createMessage, {
      body: { content: 'Buy now', groupId: id },
    });
    await report(member, rude.id);
    await other.client.call(contract.reportMessage, {
      params: { id: rude.id },
      body: { reason: 'spam' },
    });
    const [shown] = await waiting();
    expect(shown?.reasons.toSorted()).toEqual(['bullying', 'spam']);
    await answer(shown?.id, 'keep_message');
    expect(await waiting()).toEqual([]);
    await (
      await operator()
    ).refused(404, contract.answerReport, {
      params: { id: shown?.id ?? '' },
      body: { act: 'remove_message', reason },
    });
  });
});

describe('squads and teams', () => {
  test('are found by name and removed; their leader can read why', async () => {
    const { coach, team } = await aTeam(server);
    const owner = await player('Owner');
    const { id } = await owner.client.call(contract.createGroup, { body: { name: 'Lionesses' } });
    const boss = await operator();
    const find = () => boss.call(contract.listCircles, { query: { q: 'LION' } });
    expect(await find()).toMatchObject([
      { kind: 'squad', id, name: 'Lionesses', leader: owner.user.email, members: 1 },
      { kind: 'team', id: team.id, name: 'Lions', leader: coach.user.email, members: 0 },
    ]);
    await boss.call(contract.removeCircle, { params: { id }, body: { kind: 'squad', reason } });
    const wrong = { params: { id: team.id }, body: { kind: 'squad' as const, reason } };
    await boss.refused(404, contract.removeCircle, wrong);
    await boss.call(contract.removeCircle, {
      params: { id: team.id },
      body: { kind: 'team', reason },
    });
    expect(await find()).toEqual([]);
    await owner.client.refused(404, contract.getGroup, { params: { id } });
    expect(await coach.client.call(contract.listActsOnMe)).toMatchObject([
      { act: 'remove_team', about: 'Lions', reason },
    ]);
  });
});

describe('the queue', () => {
  test('shows what was given up, and tries it again, once', async () => {
    const { database } = server.context;
    await database.execute(sql`delete from graphile_worker._private_jobs`);
    await enqueue(database, 'delete-files', { folder: 'nowhere' });
    const boss = await operator();
    expect((await boss.call(contract.getOperatorState)).failed).toEqual([]);
    await database.execute(
      sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = E'disk away\nat line 1'`,
    );
    const { failed, jobs, versions, storage } = await boss.call(contract.getOperatorState);
    expect(failed).toMatchObject([{ job: 'delete-files', tries: 25, error: 'disk away' }]);
    expect(jobs).toMatchObject([{ job: 'delete-files', state: 'failed', count: 1 }]);
    expect(versions.postgresql).toMatch(/^\d+\./);
    expect(storage).toMatchObject({ kind: 'disk', hasRoom: true });
    const params = { id: failed[0]?.id ?? '' };
    await boss.call(contract.retryJob, { params });
    expect((await boss.call(contract.getOperatorState)).jobs).toMatchObject([{ state: 'ready' }]);
    await boss.refused(404, contract.retryJob, { params });
    const [logged] = await boss.call(contract.listOperatorLog);
    expect(logged).toMatchObject({ act: 'retry_job', about: 'delete-files', user: null });
  });
});

test('the log leads on', async () => {
  const person = await server.signIn();
  await actOn(person, 'disable');
  await actOn(person, 'enable');
  const boss = await operator();
  const [last] = await boss.call(contract.listOperatorLog);
  expect(last).toMatchObject({ act: 'enable', user: person.user.email });
  const rest = await boss.call(contract.listOperatorLog, { query: { cursor: last?.id ?? '' } });
  expect(rest[0]).toMatchObject({ act: 'disable', user: person.user.email });
});
