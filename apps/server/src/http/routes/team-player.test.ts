import * as contract from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { type SignedIn, useClock, useTestApp } from '../../testing/test-app.ts';
import { aTeam, joinTeam } from '../../testing/test-teams.ts';

const server = useTestApp();
/** A Wednesday; its week began on the 14th. */
const TODAY = new Date('2026-06-17T12:00:00Z');

useClock(server, TODAY);

async function shoot({ client }: SignedIn, day: string, made = 10, totalShots = 20) {
  const workout = {
    ...{ workoutDate: `${day}T09:00:00Z`, totalShots },
    ...{ made, missed: totalShots - made },
  };
  return client.call(contract.createWorkout, { body: { workout, shotData: [] } });
}

async function aTeamOfTwo() {
  const { coach, team } = await aTeam(server);
  const [ann, bob] = [await server.signIn(), await server.signIn()];
  await joinTeam(coach, team, ann, bob);
  const at = ({ user }: SignedIn) => ({ params: { id: team.id, playerId: user.id } });
  return { coach, team, ann, bob, at };
}

async function inboxOf({ client }: SignedIn) {
  const entries = await client.call(contract.listNotifications);
  return entries.map(({ news }) => news).filter(({ kind }) => kind === 'coach_reminder');
}

describe('a player’s page', () => {
  test('shows the coach weeks, the last day and the own note; the player all but the note', async () => {
    const { coach, ann, bob, at } = await aTeamOfTwo();
    await shoot(ann, '2026-06-10', 12, 30);
    const noted = await coach.client.call(contract.updateTeamPlayer, {
      ...at(ann),
      body: { note: ' Elbow in ' },
    });
    expect(noted).toMatchObject({
      player: { id: ann.user.id },
      lastActiveDay: '2026-06-10',
      isActiveThisWeek: false,
      note: 'Elbow in',
    });
    expect(noted.weeks).toHaveLength(26);
    expect(noted.weeks.at(-2)).toMatchObject({ week: '2026-06-07', made: 12, totalShots: 30 });
    const own = await ann.client.call(contract.getTeamPlayer, at(ann));
    expect(own).toEqual({ ...noted, note: null });
    await bob.client.refused(403, contract.getTeamPlayer, at(ann));
    const stranger = await server.signIn();
    await stranger.client.refused(404, contract.getTeamPlayer, at(ann));
    await coach.client.refused(404, contract.getTeamPlayer, at(stranger));
  });

  test('the roster shows who trained this week', async () => {
    const { coach, team, ann, bob } = await aTeamOfTwo();
    await shoot(ann, '2026-06-14');
    await shoot(bob, '2026-06-13');
    const roster = await coach.client.call(contract.listTeamPlayers, { params: { id: team.id } });
    const active = roster.filter(({ stats }) => stats?.isActiveThisWeek === true);
    expect(active.map(({ player }) => player.id)).toEqual([ann.user.id]);
  });
});

describe('a reminder', () => {
  test('is told once a week to players without a workout, until they train', async () => {
    const { coach, team, ann, bob } = await aTeamOfTwo();
    await shoot(ann, '2026-06-14');
    const remind = () =>
      coach.client.call(contract.remindTeamPlayers, {
        params: { id: team.id },
        body: { playerIds: [ann.user.id, bob.user.id] },
      });
    expect(await remind()).toEqual({ reminded: 1 });
    expect(await remind()).toEqual({ reminded: 1 });
    expect(await inboxOf(ann)).toEqual([]);
    expect(await inboxOf(bob)).toMatchObject([
      { kind: 'coach_reminder', from: { id: coach.user.id } },
    ]);
    await shoot(bob, '2026-06-17');
    expect(await inboxOf(bob)).toEqual([]);
    server.clock = new Date('2026-06-24T12:00:00Z');
    expect(await remind()).toEqual({ reminded: 2 });
    expect(await inboxOf(bob)).toHaveLength(1);
    server.clock = new Date('2026-06-28T12:00:00Z');
    expect(await inboxOf(bob)).toEqual([]);
  });
});

describe('a workout that completes an assignment', () => {
  test('says so on its finish screen, and no other one does', async () => {
    const { coach, team, ann } = await aTeamOfTwo();
    const asked = await coach.client.call(contract.createAssignment, {
      params: { id: team.id },
      body: { title: 'Thirty makes', measure: 'makes', target: 30, dueDay: '2026-06-19' },
    });
    const finishOf = async (made: number) => {
      const { id } = await shoot(ann, '2026-06-17', made, 40);
      return (await ann.client.call(contract.getFinish, { params: { id } })).assignments;
    };
    expect(await finishOf(20)).toEqual([]);
    const done = { id: asked.id, title: 'Thirty makes', team: 'Lions' };
    expect(await finishOf(15)).toEqual([done]);
    expect(await finishOf(5)).toEqual([]);
  });
});
