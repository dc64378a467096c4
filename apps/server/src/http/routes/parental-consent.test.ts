import * as contract from '@hooplog/contract';
import { addDays, type LocalDay } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { removeUnansweredAccounts } from '../../services/parental-consent/forget-unanswered.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';
import { aTeam, joinTeam } from '../../testing/test-teams.ts';

const server = useTestApp();
const DAY_MS = 24 * 3_600_000;
let parents = 0;

/** The birthday of somebody who turns that many years old the day after tomorrow. */
function turning(years: number): string {
  const day = new Date(Date.now() + 2 * DAY_MS);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}
const CHILD = turning(13);
const TEEN = turning(18);
const ADULT = '1990-05-06';

async function aPlayer(birthday: string | null) {
  const { client, user } = await server.signIn();
  const body = { displayName: 'Kim', birthday };
  const saved = await client.call(contract.updateProfile, { body });
  return { client, user, saved };
}

async function askedParent() {
  const { client, user } = await aPlayer(CHILD);
  const parentEmail = `parent${++parents}@example.com`;
  await client.call(contract.askParent, { body: { parentEmail } });
  return { client, user, parentEmail, token: tokenFor(parentEmail) };
}

function tokenFor(parentEmail: string): string {
  const mail = server.context.mail.mailbox?.find(({ to }) => to === parentEmail);
  const token = /\/consent\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no link for ${parentEmail}`);
  return token;
}

test('a parent is asked in the child’s language, formally', async () => {
  const { client } = await server.signIn();
  const body = { displayName: 'Kim', birthday: CHILD, language: 'de' as const };
  await client.call(contract.updateProfile, { body });
  const parentEmail = `parent${++parents}@example.com`;
  await client.call(contract.askParent, { body: { parentEmail } });
  const mail = server.context.mail.mailbox?.find(({ to }) => to === parentEmail);
  expect(mail?.subject).toBe('Darf Ihr Kind Hooplog nutzen?');
  expect(mail?.text).toMatch(/bis zum \d+\. [A-Z][a-zä]+ \d{4} nicht antworten/);
});

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

test('without consent a child sees that the account waits, and nothing else', async () => {
  const { client, saved } = await aPlayer(CHILD);
  expect(saved.awaitsParent).toBe(1);
  const closed = Object.values<unknown>(contract)
    .filter(isEndpoint)
    .filter(({ access, beforeConsent }) => access === 'signed_in' && beforeConsent !== true);
  expect(closed.length).toBeGreaterThan(30);
  for (const { method, path } of closed) {
    const url = path.replace(/:\w+/g, '01a1fe73-d491-718f-9e3d-8d25198f805e');
    const answer = await client.request({ method, url });
    expect([method, path, answer.statusCode]).toEqual([method, path, 403]);
    if (method === 'HEAD') continue;
    expect(answer.json()).toMatchObject({ code: 'consent_needed' });
  }
  expect(await client.call(contract.getCurrentUser)).toMatchObject({ awaitsParent: 1 });
  const question = await client.call(contract.getParentalConsent);
  expect(question).toMatchObject({ parentEmail: null, canAsk: true });
  const days = (Date.parse(question.deadline) - Date.now()) / DAY_MS;
  expect(Math.round(days)).toBe(14);
});

test.each([
  ['a teenager', TEEN],
  ['an adult', ADULT],
  ['a user without a birthday', null],
])('%s needs no parent', async (_, birthday) => {
  const { client, saved } = await aPlayer(birthday);
  expect(saved.awaitsParent).toBe(0);
  await client.call(contract.listWorkouts);
  await client.refused(404, contract.getParentalConsent);
});

test('a parent agrees by the mailed link: the account opens, and can be closed again', async () => {
  const { client, user, parentEmail, token } = await askedParent();
  const parent = server.newClient();
  expect(await parent.call(contract.getParentQuestion, { params: { token } })).toMatchObject({
    childName: 'Kim',
    childEmail: user.email,
    status: 'waiting',
  });
  await parent.call(contract.grantConsent, { params: { token } });
  await parent.call(contract.grantConsent, { params: { token } });
  await client.call(contract.listWorkouts);
  const mails = server.context.mail.mailbox?.filter(({ to }) => to === parentEmail) ?? [];
  expect(mails.map(({ subject }) => subject)).toEqual([
    'You agreed: your child can use Hooplog',
    'May your child use Hooplog?',
  ]);
  // Saving the profile later does not ask again.
  const body = { displayName: 'Kim B', birthday: CHILD };
  expect((await client.call(contract.updateProfile, { body })).awaitsParent).toBe(0);

  await parent.call(contract.refuseConsent, { params: { token: tokenFor(parentEmail) } });
  await client.refused(401, contract.getCurrentUser);
});

test('when a parent refuses, the account and the link are deleted', async () => {
  const { client, token } = await askedParent();
  const parent = server.newClient();
  await parent.call(contract.refuseConsent, { params: { token } });
  await client.refused(401, contract.getCurrentUser);
  await parent.refused(404, contract.getParentQuestion, { params: { token } });
  await parent.refused(404, contract.grantConsent, { params: { token } });
});

test('at most three mails are sent; a newer link invalidates the older', async () => {
  const { client, parentEmail, token } = await askedParent();
  const body = { parentEmail };
  await client.call(contract.askParent, { body });
  const last = await client.call(contract.askParent, { body });
  expect(last.canAsk).toBe(false);
  await client.refused(429, contract.askParent, { body });
  await server.newClient().refused(404, contract.getParentQuestion, { params: { token } });
  await server
    .newClient()
    .call(contract.grantConsent, { params: { token: tokenFor(parentEmail) } });
});

test.each([
  ['the own address', 'kid1@gmail.com', 'KID1@gmail.com'],
  ['another address of one’s own mailbox', 'kid2@example.com', 'kid2+mum@example.com'],
  ['one’s own address without its tag', 'kid+hoops@example.com', 'kid@example.com'],
  ['one’s own address with dots', 'kid3@gmail.com', 'k.i.d.3@googlemail.com'],
])('%s is not a parent’s', async (_, email, parentEmail) => {
  const { client } = await server.signIn(email);
  await client.call(contract.updateProfile, { body: { displayName: 'Kim', birthday: CHILD } });
  const error = await client.refused(400, contract.askParent, { body: { parentEmail } });
  expect(error.fields).toHaveProperty('parentEmail');
  expect(server.context.mail.mailbox?.some(({ to }) => to === parentEmail)).toBe(false);
});

test('a session of a child or a teen cannot act as a parent, a parent’s can', async () => {
  const { client, token } = await askedParent();
  const params = { token };
  const sibling = await aPlayer(TEEN);
  for (const young of [client, sibling.client]) {
    const error = await young.refused(403, contract.grantConsent, { params });
    expect(error.code).toBe('forbidden');
  }
  await client.refused(403, contract.listWorkouts);
  const parent = await aPlayer(ADULT);
  await parent.client.call(contract.grantConsent, { params });
  await client.call(contract.listWorkouts);
});

test('14 days without an answer delete the account, not an hour less', async () => {
  const waiting = await askedParent();
  const agreed = await askedParent();
  await server.newClient().call(contract.grantConsent, { params: { token: agreed.token } });
  const deadline = Date.now() + 14 * DAY_MS;
  await removeUnansweredAccounts(server.context.database, new Date(deadline - 3_600_000));
  await waiting.client.call(contract.getCurrentUser);
  await removeUnansweredAccounts(server.context.database, new Date(deadline + 3_600_000));
  await waiting.client.refused(401, contract.getCurrentUser);
  await agreed.client.call(contract.getCurrentUser);
});

test.each<[from: string | null, to: string | null, status: 200 | 400]>([
  [TEEN, ADULT, 400],
  [TEEN, null, 400],
  [TEEN, turning(17), 200],
  [ADULT, TEEN, 200],
  [ADULT, null, 200],
  [null, TEEN, 200],
])(
  'a birthday of %s cannot become one of %s where that lifts a rule: %i',
  async (from, to, status) => {
    const { client } = await aPlayer(from);
    const answer = await client.send(contract.updateProfile, {
      body: { displayName: 'Kim', birthday: to },
    });
    expect(answer.statusCode, answer.body).toBe(status);
    if (status === 400) expect(answer.json()).toHaveProperty('fields.birthday');
  },
);

describe('the page of a parent', () => {
  async function aChildOf(parentEmail: string) {
    const { client, user } = await aPlayer(CHILD);
    await client.call(contract.askParent, { body: { parentEmail } });
    const token = tokenFor(parentEmail);
    await server.newClient().call(contract.grantConsent, { params: { token } });
    return { client, user, token };
  }

  const childrenBy = (token: string) =>
    server.newClient().call(contract.listChildren, { params: { token } });

  async function aSquadOf({ client }: Pick<SignedIn, 'client'>, name: string) {
    return client.call(contract.createGroup, { body: { name } });
  }

  async function joinSquad(
    owner: Pick<SignedIn, 'client'>,
    groupId: string,
    newcomer: Pick<SignedIn, 'client'>,
  ) {
    const params = { id: groupId };
    const { token } = await owner.client.call(contract.createGroupInvitation, { params, body: {} });
    return newcomer.client.send(contract.acceptInvitation, { params: { token: token ?? '' } });
  }

  const challengeOfAWeek = (groupId: string) => {
    const firstDay = new Date().toISOString().slice(0, 10);
    const lastDay = addDays(firstDay as LocalDay, 7);
    return { params: { id: groupId }, body: { kind: 'makes' as const, firstDay, lastDay } };
  };

  test('shows each child’s week, what is shared with whom, and what a coach told them', async () => {
    const parentEmail = `parent${++parents}@example.com`;
    const first = await aChildOf(parentEmail);
    const second = await aChildOf(parentEmail);
    await aChildOf(`parent${++parents}@example.com`);
    const workout = { workoutDate: new Date().toISOString(), totalShots: 10, made: 6, missed: 4 };
    await first.client.call(contract.createWorkout, { body: { workout, shotData: [] } });
    const squad = await aSquadOf(first, 'Tigers');
    const { id: challengeId } = await first.client.call(
      contract.createChallenge,
      challengeOfAWeek(squad.id),
    );
    const { coach, team } = await aTeam(server);
    await joinTeam(coach, team, first);
    await coach.client.call(contract.createAnnouncement, {
      params: { id: team.id },
      body: { text: 'Elbow in', playerId: first.user.id },
    });
    await coach.client.call(contract.createAnnouncement, {
      params: { id: team.id },
      body: { text: 'Practice at 5' },
    });
    const children = await childrenBy(second.token);
    expect(children.map(({ id }) => id)).toEqual([first.user.id, second.user.id]);
    expect(children[0]).toMatchObject({
      ...{ name: 'Kim', email: first.user.email, sharesBadges: true, mayJoin: true },
      ...{ trainedDays: 1, week: { made: 6, totalShots: 10 } },
      squads: [{ name: 'Tigers', memberCount: 1 }],
      teams: [{ name: 'Lions' }],
      challenges: [{ id: challengeId, kind: 'makes', squadName: 'Tigers' }],
      told: [{ text: 'Elbow in' }],
    });
    expect(children[0]?.challenges).toHaveLength(1);
    await coach.client.call(contract.removeTeamPlayer, {
      params: { id: team.id, playerId: first.user.id },
    });
    // Messages of an adult to a child cannot be hidden.
    const [after] = await childrenBy(second.token);
    expect(after).toMatchObject({ teams: [], told: [{ text: 'Elbow in' }] });
    expect(children[1]).toMatchObject({
      ...{ trainedDays: 0, squads: [], challenges: [], teams: [], told: [] },
    });
  });

  test('takes a child out of squads and off teams, and keeps them out', async () => {
    const child = await aChildOf(`parent${++parents}@example.com`);
    const { token } = child;
    const params = { token, childId: child.user.id };
    const friend = await server.signIn();
    const joined = await aSquadOf(friend, 'Tigers');
    expect((await joinSquad(friend, joined.id, child)).statusCode).toBe(200);
    const shared = await aSquadOf(child, 'Owls');
    expect((await joinSquad(child, shared.id, friend)).statusCode).toBe(200);
    const alone = await aSquadOf(child, 'Alone');
    const { coach, team } = await aTeam(server);
    await joinTeam(coach, team, child);

    const parent = server.newClient();
    for (const { id } of [joined, shared, alone]) {
      await parent.call(contract.removeChildFromSquad, { params: { ...params, id } });
      await parent.refused(404, contract.removeChildFromSquad, { params: { ...params, id } });
    }
    await parent.call(contract.removeChildFromTeam, { params: { ...params, id: team.id } });
    expect(await childrenBy(token)).toMatchObject([{ squads: [], teams: [] }]);
    const left = await friend.client.call(contract.getGroup, { params: { id: shared.id } });
    expect(left).toMatchObject({ role: 'owner', memberCount: 1 });

    await parent.call(contract.updateChild, { params, body: { mayJoin: false } });
    const refused = await joinSquad(friend, joined.id, child);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      message: 'Your parent has switched squads, teams and challenges off for you.',
    });
    await child.client.refused(403, contract.createGroup, { body: { name: 'Mine' } });
    await parent.call(contract.updateChild, { params, body: { mayJoin: true } });
    expect((await joinSquad(friend, joined.id, child)).statusCode).toBe(200);
  });

  test('removes a child from a challenge, and keeps them out', async () => {
    const child = await aChildOf(`parent${++parents}@example.com`);
    const params = { token: child.token, childId: child.user.id };
    const friend = await server.signIn();
    const squad = await aSquadOf(friend, 'Tigers');
    expect((await joinSquad(friend, squad.id, child)).statusCode).toBe(200);
    const challenge = challengeOfAWeek(squad.id);
    const { id } = await friend.client.call(contract.createChallenge, challenge);
    const its = { params: { id: squad.id, challengeId: id } };
    await child.client.call(contract.joinChallenge, its);

    const parent = server.newClient();
    const takenOut = { params: { ...params, id } };
    await parent.call(contract.removeChildFromChallenge, takenOut);
    await parent.refused(404, contract.removeChildFromChallenge, takenOut);
    expect(await childrenBy(child.token)).toMatchObject([{ challenges: [] }]);
    const [seen] = await friend.client.call(contract.listChallenges, { params: { id: squad.id } });
    expect(seen?.standings.map(({ user }) => user.id)).toEqual([friend.user.id]);

    await parent.call(contract.updateChild, { params, body: { mayJoin: false } });
    const refused = await child.client.refused(403, contract.joinChallenge, its);
    expect(refused.message).toBe(
      'Your parent has switched squads, teams and challenges off for you.',
    );
    await child.client.refused(403, contract.createChallenge, challenge);
    await parent.call(contract.updateChild, { params, body: { mayJoin: true } });
    await child.client.call(contract.joinChallenge, its);
  });

  test('hides a child’s badges, and the child cannot share them again', async () => {
    const child = await aChildOf(`parent${++parents}@example.com`);
    const params = { token: child.token, childId: child.user.id };
    const parent = server.newClient();
    const show = (sharesBadges: boolean) =>
      parent.call(contract.updateChild, { params, body: { sharesBadges } });
    const choose = (squadSharing: contract.ProfileInput['squadSharing']) =>
      child.client.send(contract.updateProfile, { body: { squadSharing } });

    await choose({ workouts: true });
    await show(false);
    expect(await childrenBy(child.token)).toMatchObject([{ sharesBadges: false, mayJoin: true }]);
    const { squadSharing } = await child.client.call(contract.getCurrentUser);
    expect(squadSharing).toEqual({ workouts: true, badges: false });
    // Nor by omitting the choice: children share badges by default.
    for (const choice of [{ badges: true }, {}]) {
      const refused = await choose(choice);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({
        message: 'Only your parent can show your badges again.',
      });
    }
    expect((await choose({ badges: false })).statusCode).toBe(200);
    await show(true);
    expect(await childrenBy(child.token)).toMatchObject([{ sharesBadges: true }]);
    const wrong = { sharesBadges: 'yes' } as never;
    await parent.refused(400, contract.updateChild, { params, body: wrong });
  });

  test('is for the parent only: not for children, other parents’ children, or before consent', async () => {
    const asked = await askedParent();
    const params = { token: asked.token };
    await server.newClient().refused(404, contract.listChildren, { params });
    const own = await aChildOf(`parent${++parents}@example.com`);
    await own.client.refused(403, contract.listChildren, { params: { token: own.token } });
    const other = await aChildOf(`parent${++parents}@example.com`);
    const squad = await aSquadOf(other, 'Tigers');
    const { id } = await other.client.call(contract.createChallenge, challengeOfAWeek(squad.id));
    const wrong = { token: own.token, childId: other.user.id };
    const parent = server.newClient();
    const body = { mayJoin: false, sharesBadges: false };
    await parent.refused(404, contract.updateChild, { params: wrong, body });
    await parent.refused(404, contract.removeChildFromChallenge, { params: { ...wrong, id } });
    const unchanged = { mayJoin: true, sharesBadges: true, challenges: [{ id }] };
    expect(await childrenBy(other.token)).toMatchObject([unchanged]);
  });

  test('ends when the child turns 13', async () => {
    const child = await aChildOf(`parent${++parents}@example.com`);
    const params = { token: child.token, childId: child.user.id };
    const parent = server.newClient();
    await parent.call(contract.updateChild, { params, body: { mayJoin: false } });
    server.clock = new Date(Date.now() + 3 * DAY_MS);
    expect(await childrenBy(child.token)).toEqual([]);
    await child.client.call(contract.createGroup, { body: { name: 'Owls' } });
    server.clock = null;
  });
});
