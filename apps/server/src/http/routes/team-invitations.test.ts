import * as contract from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sendProductMail } from '../../services/mail/send-product-mail.ts';
import { aCoach, aTeam, joinTeam } from '../../testing/test-teams.ts';
import { type SignedIn, useClock, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const TODAY = new Date('2026-06-15T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(TODAY.getTime() + days * DAY_MS);

useClock(server, TODAY);

const invite = ({ client }: SignedIn, team: contract.Team, email: string) =>
  client.call(contract.createTeamInvitation, { params: { id: team.id }, body: { email } });

const playersOf = async ({ client }: SignedIn, { id }: contract.Team) =>
  (await client.call(contract.getTeam, { params: { id } })).players.map((player) => player.id);

/** Queued mails, as ids of their invitations. */
async function queuedMails(): Promise<string[]> {
  const { rows } = await server.context.database.execute<{ id: string }>(sql`
    select payload ->> 'invitationId' as id from graphile_worker._private_jobs
    where payload ->> 'template' = 'team-invitation' order by id`);
  return rows.map(({ id }) => id);
}

/** The one open invitation that a user finds on /teams. */
async function received({ client }: SignedIn): Promise<contract.ReceivedTeamInvitation> {
  const [invitation, ...others] = await client.call(contract.listReceivedTeamInvitations);
  if (invitation === undefined || others.length > 0) throw new Error('not one invitation');
  return invitation;
}

async function theLink({ client }: SignedIn, { id }: contract.Team): Promise<string> {
  const { link } = await client.call(contract.renewTeamLink, { params: { id } });
  if (link === null) throw new Error('no link');
  return link.token;
}

describe('an invitation by e-mail', () => {
  test('is answered the same whether the address has an account or not', async () => {
    const { coach, team } = await aTeam(server);
    const ann = await server.signIn();
    const known = await invite(coach, team, ann.user.email);
    const unknown = await invite(coach, team, 'nobody@example.com');
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    expect({ ...known, id: '', email: '' }).toEqual({ ...unknown, id: '', email: '' });
    expect(await queuedMails()).toEqual(expect.arrayContaining([known.id, unknown.id]));
  });

  test('is found by the address it was sent to, and joins by accepting', async () => {
    const { coach, team } = await aTeam(server);
    const ann = await server.signIn();
    await invite(coach, team, ` ${ann.user.email.toUpperCase()} `);
    expect(await playersOf(coach, team)).toEqual([]);
    const found = await received(ann);
    expect(found).toMatchObject({
      team: { id: team.id, name: 'Lions' },
      coach: { id: coach.user.id },
      status: 'pending',
      role: null,
    });
    const params = { token: found.token };
    const accepted = await ann.client.call(contract.acceptTeamInvitation, { params });
    expect(accepted).toMatchObject({ status: 'accepted', role: 'player' });
    expect(await playersOf(coach, team)).toEqual([ann.user.id]);
    expect(await ann.client.call(contract.listReceivedTeamInvitations)).toEqual([]);
    const list = await coach.client.call(contract.listTeamInvitations, { params: { id: team.id } });
    expect(list).toEqual([]);
  });

  test('is accepted once, however many answers arrive at the same time', async () => {
    const { coach, team } = await aTeam(server);
    const ann = await server.signIn();
    await invite(coach, team, ann.user.email);
    const { token } = await received(ann);
    const answers = await Promise.all(
      [1, 2, 3].map(() => ann.client.call(contract.acceptTeamInvitation, { params: { token } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(await playersOf(coach, team)).toEqual([ann.user.id]);
  });

  test('tells what already happened to who answers again', async () => {
    const { coach, team } = await aTeam(server);
    const ann = await server.signIn();
    await invite(coach, team, ann.user.email);
    const { token } = await received(ann);
    const decline = () => ann.client.call(contract.declineTeamInvitation, { params: { token } });
    expect(await decline()).toMatchObject({ status: 'declined', role: null });
    expect(await decline()).toMatchObject({ status: 'declined' });
    const late = await ann.client.call(contract.acceptTeamInvitation, { params: { token } });
    expect(late).toMatchObject({ status: 'declined', role: null });
    expect(await playersOf(coach, team)).toEqual([]);
  });

  test('is only for the account with that address', async () => {
    const { coach, team } = await aTeam(server);
    const [ann, eve] = [await server.signIn(), await server.signIn()];
    await invite(coach, team, ann.user.email);
    const params = { token: (await received(ann)).token };
    const message = 'This invitation was sent to another e-mail address';
    for (const call of [
      contract.getTeamInvitation,
      contract.acceptTeamInvitation,
      contract.declineTeamInvitation,
    ]) {
      expect(await eve.client.refused(403, call, { params })).toMatchObject({ message });
    }
    expect(await playersOf(coach, team)).toEqual([]);
  });

  test.each<[what: string, days: number, status: number]>([
    ['on its seventh day it still works', 6.9, 200],
    ['after seven days it has expired', 7, 409],
  ])('%s', async (_, days, status) => {
    const { coach, team } = await aTeam(server);
    const ann = await server.signIn();
    await invite(coach, team, ann.user.email);
    const { token } = await received(ann);
    server.clock = later(days);
    const answer = await ann.client.send(contract.acceptTeamInvitation, { params: { token } });
    expect(answer.statusCode).toBe(status);
    const listed = await ann.client.call(contract.listReceivedTeamInvitations);
    expect(listed).toEqual([]);
    const read = await ann.client.call(contract.getTeamInvitation, { params: { token } });
    expect(read.status).toBe(status === 200 ? 'accepted' : 'expired');
  });

  test('is taken back by the coach', async () => {
    const { coach, team } = await aTeam(server);
    const ann = await server.signIn();
    const { id } = await invite(coach, team, ann.user.email);
    const { token } = await received(ann);
    const params = { id: team.id, invitationId: id };
    await coach.client.call(contract.revokeTeamInvitation, { params });
    await coach.client.refused(404, contract.revokeTeamInvitation, { params });
    const refused = await ann.client.refused(409, contract.acceptTeamInvitation, {
      params: { token },
    });
    expect(refused.message).toBe('The coach has taken this invitation back');
  });

  test('asked for again stays one, and is mailed once a day', async () => {
    const { coach, team } = await aTeam(server);
    const first = await invite(coach, team, 'dan@example.com');
    const again = await invite(coach, team, 'dan@example.com');
    expect(again.id).toBe(first.id);
    const { rows } = await server.context.database.execute<{ mailedAt: string }>(
      sql`select mailed_at as "mailedAt" from team_invites where id = ${first.id}`,
    );
    expect(new Date(rows[0]?.mailedAt ?? '')).toEqual(TODAY);
    server.clock = later(0.5);
    const renewed = await invite(coach, team, 'dan@example.com');
    expect(renewed.expiresAt).toBe(later(7.5).toISOString());
    expect((await queuedMails()).filter((id) => id === first.id)).toHaveLength(1);
  });

  test.each<[what: string, email: string]>([
    ['no address', 'ann'],
    ['nothing', ''],
    ['two addresses', 'a@example.com, b@example.com'],
  ])('%s is refused', async (_, email) => {
    const { coach, team } = await aTeam(server);
    const refused = await coach.client.refused(400, contract.createTeamInvitation, {
      params: { id: team.id },
      body: { email },
    });
    expect(Object.keys(refused.fields ?? {})).toEqual(['email']);
  });

  test('to the coach themselves is refused', async () => {
    const { coach, team } = await aTeam(server);
    const refused = await coach.client.refused(400, contract.createTeamInvitation, {
      params: { id: team.id },
      body: { email: coach.user.email },
    });
    expect(refused.fields).toEqual({ email: 'You coach this team' });
  });
});

describe('the mail of an invitation', () => {
  test('leads to the invitation and names coach and team, not the player', async () => {
    const { coach, team } = await aTeam(server);
    await coach.client.call(contract.updateProfile, { body: { displayName: 'Coach <Kim>' } });
    const ann = await server.signIn();
    const { id } = await invite(coach, team, ann.user.email);
    const { token } = await received(ann);
    const mail = { template: 'team-invitation', invitationId: id } as const;
    expect(await sendProductMail(server.context, mail)).toBe(true);
    const sent = server.context.mail.mailbox?.[0];
    expect(sent).toMatchObject({
      to: ann.user.email,
      subject: 'Coach <Kim> invites you to the team Lions',
    });
    expect(sent?.text).toContain(`/join/${token}`);
    expect(sent?.text).not.toContain(coach.user.email);
  });

  test('is not sent once the invitation was answered', async () => {
    const { coach, team } = await aTeam(server);
    const ann = await server.signIn();
    const { id } = await invite(coach, team, ann.user.email);
    const { token } = await received(ann);
    await ann.client.call(contract.declineTeamInvitation, { params: { token } });
    const mail = { template: 'team-invitation', invitationId: id } as const;
    expect(await sendProductMail(server.context, mail)).toBe(false);
  });
});

describe('the join link', () => {
  test('admits everybody who has it, each once', async () => {
    const { coach, team } = await aTeam(server);
    const [ann, bob] = [await server.signIn(), await server.signIn()];
    const token = await theLink(coach, team);
    for (const { client } of [ann, bob, ann]) {
      const answer = await client.call(contract.acceptTeamInvitation, { params: { token } });
      expect(answer).toMatchObject({ status: 'pending', role: 'player' });
    }
    expect(await playersOf(coach, team)).toEqual([ann.user.id, bob.user.id]);
  });

  test('stays valid for others when one declines', async () => {
    const { coach, team } = await aTeam(server);
    const [ann, bob] = [await server.signIn(), await server.signIn()];
    const token = await theLink(coach, team);
    await ann.client.call(contract.declineTeamInvitation, { params: { token } });
    await bob.client.call(contract.acceptTeamInvitation, { params: { token } });
    expect(await playersOf(coach, team)).toEqual([bob.user.id]);
  });

  test('stops working when there is a new one, when it is stopped, and after 30 days', async () => {
    const { coach, team } = await aTeam(server);
    const ann = await server.signIn();
    const params = { id: team.id };
    const refused = (token: string) =>
      ann.client.refused(409, contract.acceptTeamInvitation, { params: { token } });
    const old = await theLink(coach, team);
    const newer = await theLink(coach, team);
    await refused(old);
    expect(await coach.client.call(contract.getTeamLink, { params })).toMatchObject({
      link: { token: newer },
    });
    await coach.client.call(contract.deleteTeamLink, { params });
    await refused(newer);
    expect(await coach.client.call(contract.getTeamLink, { params })).toEqual({ link: null });
    const last = await theLink(coach, team);
    server.clock = later(30);
    await refused(last);
    expect(await coach.client.call(contract.getTeamLink, { params })).toEqual({ link: null });
  });

  test('is one, however many are made at the same time', async () => {
    const { coach, team } = await aTeam(server);
    const made = await Promise.all([1, 2, 3].map(() => theLink(coach, team)));
    const { link } = await coach.client.call(contract.getTeamLink, { params: { id: team.id } });
    expect(made).toContain(link?.token);
  });

  test('does not make the coach a player', async () => {
    const { coach, team } = await aTeam(server);
    const token = await theLink(coach, team);
    const refused = await coach.client.refused(409, contract.acceptTeamInvitation, {
      params: { token },
    });
    expect(refused.message).toBe('You coach this team');
  });

  test('is 404 if it was never made', async () => {
    const { client } = await server.signIn();
    const params = { token: 'made-up' };
    await client.refused(404, contract.getTeamInvitation, { params });
    await client.refused(404, contract.acceptTeamInvitation, { params });
    await client.refused(404, contract.declineTeamInvitation, { params });
  });
});

test.each<[who: string, status: number]>([
  ['a player of the team', 403],
  ['the coach of another', 404],
])('%s can neither invite nor see invitations', async (who, status) => {
  const { coach, team } = await aTeam(server);
  const { id: invitationId } = await invite(coach, team, 'new@example.com');
  const { client } = status === 403 ? await server.signIn() : await aCoach(server);
  if (status === 403) {
    await client.call(contract.acceptTeamInvitation, {
      params: { token: await theLink(coach, team) },
    });
  }
  const params = { id: team.id };
  expect(who).not.toBe('');
  await client.refused(status, contract.listTeamInvitations, { params });
  const body = { email: 'x@example.com' };
  await client.refused(status, contract.createTeamInvitation, { params, body });
  await client.refused(status, contract.revokeTeamInvitation, {
    params: { ...params, invitationId },
  });
  await client.refused(status, contract.getTeamLink, { params });
  await client.refused(status, contract.renewTeamLink, { params });
  await client.refused(status, contract.deleteTeamLink, { params });
});

test('a player whom the coach removed finds no open way back, and can be asked again', async () => {
  const { coach, team } = await aTeam(server);
  const [ann, bob] = [await server.signIn(), await server.signIn()];
  const link = await theLink(coach, team);
  await ann.client.call(contract.acceptTeamInvitation, { params: { token: link } });
  await invite(coach, team, ann.user.email);
  await invite(coach, team, 'somebody-else@example.com');
  await coach.client.call(contract.removeTeamPlayer, {
    params: { id: team.id, playerId: ann.user.id },
  });
  expect(await ann.client.call(contract.listReceivedTeamInvitations)).toEqual([]);
  for (const { client } of [ann, bob]) {
    await client.refused(409, contract.acceptTeamInvitation, { params: { token: link } });
  }
  expect(await playersOf(coach, team)).toEqual([]);
  const open = await coach.client.call(contract.listTeamInvitations, { params: { id: team.id } });
  expect(open.map(({ email }) => email)).toEqual(['somebody-else@example.com']);
  await invite(coach, team, ann.user.email);
  const { token } = await received(ann);
  await ann.client.call(contract.acceptTeamInvitation, { params: { token } });
  expect(await playersOf(coach, team)).toEqual([ann.user.id]);
});

test('a player who left by themselves can come back by the link', async () => {
  const { coach, team } = await aTeam(server);
  const ann = await server.signIn();
  const params = { token: await theLink(coach, team) };
  await ann.client.call(contract.acceptTeamInvitation, { params });
  await ann.client.call(contract.removeTeamPlayer, {
    params: { id: team.id, playerId: ann.user.id },
  });
  await ann.client.call(contract.acceptTeamInvitation, { params });
  expect(await playersOf(coach, team)).toEqual([ann.user.id]);
});

test('a player who left can be invited again', async () => {
  const { coach, team } = await aTeam(server);
  const ann = await server.signIn();
  await joinTeam(coach, team, ann);
  await ann.client.call(contract.removeTeamPlayer, {
    params: { id: team.id, playerId: ann.user.id },
  });
  await invite(coach, team, ann.user.email);
  const { token } = await received(ann);
  await ann.client.call(contract.acceptTeamInvitation, { params: { token } });
  expect(await playersOf(coach, team)).toEqual([ann.user.id]);
});

test('an address that is already invited gets a new term even at the limit of open invitations', async () => {
  const { coach, team } = await aTeam(server);
  for (let index = 0; index < LIMITS.TEAM_INVITATIONS_MAX; index += 1) {
    await invite(coach, team, `player${index}@example.org`);
  }
  server.clock = later(1);
  const again = await invite(coach, team, 'player0@example.org');
  expect(again.expiresAt).toBe(later(8).toISOString());
  await coach.client.refused(409, contract.createTeamInvitation, {
    params: { id: team.id },
    body: { email: 'one-more@example.org' },
  });
});

test('an expired invitation counts as a new one', async () => {
  const { coach, team } = await aTeam(server);
  await invite(coach, team, 'late@example.org');
  server.clock = later(7.5);
  for (let index = 0; index < LIMITS.TEAM_INVITATIONS_MAX; index += 1) {
    await invite(coach, team, `player${index}@example.org`);
  }
  const body = { email: 'late@example.org' };
  const params = { id: team.id };
  await coach.client.refused(409, contract.createTeamInvitation, { params, body });
});
