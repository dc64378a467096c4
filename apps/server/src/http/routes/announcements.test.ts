import { randomUUID } from 'node:crypto';
import * as contract from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';
import { aTeam, joinTeam } from '../../testing/test-teams.ts';

const server = useTestApp();

beforeEach(() => {
  server.clock = new Date('2026-06-17T12:00:00Z');
});
afterEach(() => {
  server.clock = null;
});

function later(milliseconds: number): void {
  server.clock = new Date((server.clock?.getTime() ?? 0) + milliseconds);
}

async function aTeamOfTwo() {
  const { coach, team } = await aTeam(server);
  const [ann, bob] = [await server.signIn(), await server.signIn()];
  await joinTeam(coach, team, ann, bob);
  const params = { id: team.id };
  const announce = (body: contract.AnnouncementInput, key: string = randomUUID()) =>
    coach.client.call(contract.createAnnouncement, {
      ...{ params, body, headers: { 'idempotency-key': key } },
    });
  const readBy = async ({ client }: SignedIn) => {
    const sent = await client.call(contract.listAnnouncements, { params });
    return sent.map(({ text }) => text);
  };
  return { coach, team, ann, bob, params, announce, readBy };
}

async function inboxOf({ client }: SignedIn) {
  const entries = await client.call(contract.listNotifications);
  return entries.map(({ news }) => news).filter(({ kind }) => kind === 'announcement');
}

describe('an announcement', () => {
  test('reaches the whole team, newest first, and everyone’s inbox', async () => {
    const { coach, team, ann, bob, announce, readBy } = await aTeamOfTwo();
    await announce({ text: ' Practice at 5 ' });
    later(1000);
    await announce({ text: 'Practice at 6' });
    for (const person of [coach, ann, bob]) {
      expect(await readBy(person)).toEqual(['Practice at 6', 'Practice at 5']);
    }
    expect(await inboxOf(bob)).toMatchObject([
      { text: 'Practice at 6', isPersonal: false, team: { id: team.id, name: 'Lions' } },
      { text: 'Practice at 5' },
    ]);
    expect(await inboxOf(coach)).toEqual([]);
  });

  test('to one player is seen by that player and the coach', async () => {
    const { coach, ann, bob, announce, readBy } = await aTeamOfTwo();
    const sent = await announce({ text: 'Elbow in', playerId: ann.user.id });
    expect(sent).toMatchObject({ text: 'Elbow in', player: { id: ann.user.id } });
    expect(await readBy(coach)).toEqual(['Elbow in']);
    expect(await readBy(ann)).toEqual(['Elbow in']);
    expect(await readBy(bob)).toEqual([]);
    expect(await inboxOf(ann)).toMatchObject([{ isPersonal: true }]);
    expect(await inboxOf(bob)).toEqual([]);
  });

  test('sent twice arrives once', async () => {
    const { ann, announce, readBy } = await aTeamOfTwo();
    const [first, second] = await Promise.all([
      announce({ text: 'Once' }, 'key'),
      announce({ text: 'Once' }, 'key'),
    ]);
    expect(second).toEqual(first);
    expect(await readBy(ann)).toEqual(['Once']);
    expect(await inboxOf(ann)).toHaveLength(1);
  });

  test('to the team is withdrawn with its notifications; to one player it stays with them', async () => {
    const { coach, ann, announce, readBy } = await aTeamOfTwo();
    const toTeam = await announce({ text: 'No practice' });
    const toAnn = await announce({ text: 'Elbow in', playerId: ann.user.id });
    await coach.client.call(contract.deleteAnnouncement, { params: { id: toTeam.id } });
    await coach.client.refused(403, contract.deleteAnnouncement, { params: { id: toAnn.id } });
    expect(await readBy(ann)).toEqual(['Elbow in']);
    expect(await inboxOf(ann)).toHaveLength(1);
  });

  test('is listed page by page', async () => {
    const { ann, params, announce } = await aTeamOfTwo();
    const all = Array.from({ length: LIMITS.PAGE_DEFAULT + 2 }, (_, index) => `No ${index}`);
    for (const text of all) {
      // Stays below the limit of a day.
      later(2 * 3_600_000);
      await announce({ text });
    }
    const first = await ann.client.send(contract.listAnnouncements, { params });
    const [path] = /(?<=<)[^>]*/.exec(String(first.headers['link'])) ?? [];
    const rest = await ann.client.request({ method: 'GET', url: path ?? '' });
    const texts = [first, rest].flatMap((page) =>
      page.json<contract.Announcement[]>().map(({ text }) => text),
    );
    expect(texts).toEqual(all.toReversed());
    expect(rest.headers['link']).toBeUndefined();
  });

  test('is gone for a removed player; what was announced to them alone stays with them, hidden from the coach', async () => {
    const { coach, team, ann, params, announce, readBy } = await aTeamOfTwo();
    await announce({ text: 'Practice at 5' });
    later(1000);
    await announce({ text: 'Elbow in', playerId: ann.user.id });
    await coach.client.call(contract.removeTeamPlayer, {
      params: { ...params, playerId: ann.user.id },
    });
    await ann.client.refused(404, contract.listAnnouncements, { params });
    expect(await inboxOf(ann)).toMatchObject([{ text: 'Elbow in', isPersonal: true }]);
    expect(await readBy(coach)).toEqual(['Practice at 5']);
    await joinTeam(coach, team, ann);
    expect(await readBy(ann)).toEqual(['Elbow in', 'Practice at 5']);
    expect(await readBy(coach)).toEqual(['Elbow in', 'Practice at 5']);
  });

  test.each(['ann', null] as const)(
    'sent while the account of %s is being deleted reaches the others',
    async (alone) => {
      const { coach, ann, bob, params, readBy } = await aTeamOfTwo();
      const { database } = server.context;
      const [isGoing, mayEnd] = [
        Promise.withResolvers<undefined>(),
        Promise.withResolvers<undefined>(),
      ];
      const ending = transaction(database, async (tx) => {
        await tx.delete(users).where(eq(users.id, ann.user.id));
        isGoing.resolve(undefined);
        await mayEnd.promise;
      });
      await isGoing.promise;
      const body = { text: 'Practice at 5', ...(alone !== null && { playerId: ann.user.id }) };
      const telling = coach.client.send(contract.createAnnouncement, { params, body });
      // By now it is waiting for the lock on the account.
      await new Promise((resolve) => setTimeout(resolve, 300));
      mayEnd.resolve(undefined);
      await ending;
      expect((await telling).statusCode).toBe(alone === null ? 201 : 400);
      expect(await readBy(bob)).toEqual(alone === null ? ['Practice at 5'] : []);
      expect(await inboxOf(bob)).toHaveLength(alone === null ? 1 : 0);
    },
  );

  test.each([
    ['nothing', { text: '  ' }, 'text'],
    ['too much', { text: 'x'.repeat(LIMITS.ANNOUNCEMENT_MAX + 1) }, 'text'],
    ['somebody else’s player', { text: 'Hi', playerId: randomUUID() }, 'playerId'],
  ])('with %s is refused', async (_, body, field) => {
    const { coach, params } = await aTeamOfTwo();
    const refused = await coach.client.refused(400, contract.createAnnouncement, { params, body });
    expect(refused.fields).toHaveProperty(field);
  });

  test(`is refused after ${LIMITS.ANNOUNCEMENTS_PER_DAY} in a day, and accepted a day later`, async () => {
    const { coach, params, announce } = await aTeamOfTwo();
    for (let sent = 0; sent < LIMITS.ANNOUNCEMENTS_PER_DAY; sent += 1)
      await announce({ text: 'Hi' });
    const body = { text: 'Once more' };
    const refused = await coach.client.refused(429, contract.createAnnouncement, { params, body });
    expect(refused.message).toContain('Write again tomorrow');
    later(25 * 3_600_000);
    await announce(body);
  });
});

describe('the week of a team', () => {
  async function shoot({ client }: SignedIn, day: string, made = 10, totalShots = 20) {
    const workout = {
      ...{ workoutDate: `${day}T09:00:00Z`, totalShots },
      ...{ made, missed: totalShots - made },
    };
    return client.call(contract.createWorkout, { body: { workout, shotData: [] } });
  }

  test('holds each player’s days and shots, and those of the week before', async () => {
    const { coach, ann, bob, params } = await aTeamOfTwo();
    await shoot(ann, '2026-06-14', 12, 30);
    await shoot(ann, '2026-06-16', 8, 10);
    await shoot(ann, '2026-06-16', 1, 2);
    await shoot(ann, '2026-06-13', 5, 10);
    await shoot(bob, '2026-06-06');
    const week = await coach.client.call(contract.getTeamWeek, { params });
    const found = (wanted: SignedIn) => week.find(({ player }) => player.id === wanted.user.id);
    expect(found(ann)).toMatchObject({
      trainedDays: 2,
      thisWeek: { week: '2026-06-14', made: 21, totalShots: 42, workoutCount: 3 },
      weekBefore: { week: '2026-06-07', made: 5, totalShots: 10, workoutCount: 1 },
    });
    expect(found(bob)).toMatchObject({
      trainedDays: 0,
      thisWeek: { totalShots: 0, workoutCount: 0 },
      weekBefore: { totalShots: 0 },
    });
    const query = { day: '2026-06-13' };
    const before = await coach.client.call(contract.getTeamWeek, { params, query });
    expect(before.map(({ thisWeek }) => thisWeek.totalShots).toSorted()).toEqual([0, 10]);
  });

  test('leaves out a child whose parent is asked again for consent', async () => {
    const { coach, ann, bob, params } = await aTeamOfTwo();
    const isAnn = eq(users.id, ann.user.id);
    await server.context.database.update(users).set({ awaitsParent: 1 }).where(isAnn);
    const week = await coach.client.call(contract.getTeamWeek, { params });
    expect(week.map(({ player }) => player.id)).toEqual([bob.user.id]);
    const roster = await coach.client.call(contract.listTeamPlayers, { params });
    const seen = roster.map(({ player, stats }) => [player.id, stats !== null] as const);
    expect(new Map(seen)).toEqual(new Map([[ann.user.id, false], [bob.user.id, true]])); // prettier-ignore
    const ofAnn = { params: { ...params, playerId: ann.user.id } };
    await coach.client.refused(404, contract.getTeamPlayer, ofAnn);
    const query = { playerId: ann.user.id };
    await coach.client.refused(404, contract.getTeamHeatMap, { params, query });
  });

  test.each([['2026-06-21'], ['0000-01-01'], ['0001-01-01'], ['2026-02-30'], ['today']])(
    'is refused for %s',
    async (day) => {
      const { coach, params } = await aTeamOfTwo();
      const query = { day };
      await coach.client.refused(400, contract.getTeamWeek, { params, query });
    },
  );
});
