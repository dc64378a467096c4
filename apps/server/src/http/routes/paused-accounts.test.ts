import * as contract from '@hooplog/contract';
import { DELETION_WORD } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../database/schema/users.ts';
import { workouts } from '../../database/schema/workouts.ts';
import { COUNTED_VIDEO, countedShot } from '../../testing/counted-video.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { at, introduce, TODAY, useTestSquad } from '../../testing/test-squad.ts';
import { aCoach, joinTeam } from '../../testing/test-teams.ts';

/** What users see of another whose account is disabled by an operator or waits for a parent's consent. */

const squad = useTestSquad();
const { server, comeIn } = squad;

/** Owns the squad. */
let olive: SignedIn;
/** In the squad and the team, like Zara. */
let mia: SignedIn;
let coach: SignedIn;
/** Her account is paused. */
let zara: SignedIn;
let team: contract.Team;

const here = () => ({ params: { id: squad.id } });
const ofTeam = () => ({ params: { id: team.id } });

const shoot = ({ client }: SignedIn) =>
  client.call(contract.createWorkout, {
    body: {
      workout: { workoutDate: TODAY.toISOString(), totalShots: 9, made: 4, missed: 5 },
      shotData: [],
    },
  });

beforeEach(async () => {
  olive = squad.owner;
  await introduce(olive, 'Olive');
  mia = await comeIn('Mia');
  zara = await comeIn('Zara');
  coach = await aCoach(server);
  await introduce(coach, 'Carl');
  team = await coach.client.call(contract.createTeam, { body: { name: 'Lions' } });
  await joinTeam(coach, team, mia, zara);
  await shoot(zara);
});

const HOW = {
  disabled: [{ disabledAt: TODAY }, { disabledAt: null }],
  'waiting for a parent': [{ awaitsParent: 1 }, { awaitsParent: 0 }],
} as const;
type How = keyof typeof HOW;

const set = ({ user }: SignedIn, values: Partial<typeof users.$inferInsert>) =>
  server.context.database.update(users).set(values).where(eq(users.id, user.id));
const pause = (person: SignedIn, how: How = 'disabled') => set(person, HOW[how][0]);
const resume = (person: SignedIn, how: How = 'disabled') => set(person, HOW[how][1]);

/** Whether an answer contains Zara's name. */
async function isNamed({ client }: SignedIn, url: string): Promise<boolean> {
  const { statusCode, body } = await client.request({ url });
  expect([200, 404]).toContain(statusCode);
  return body.includes('Zara');
}

async function film(person: SignedIn) {
  const shots = [1, 2].map((second) =>
    countedShot(second, { zone: 'zone_5_free_throw', court: { x: 0, y: 14.5 } }),
  );
  const body = { ...COUNTED_VIDEO, workoutDate: TODAY.toISOString(), shots };
  const { workoutId } = await person.client.call(contract.saveCountedVideo, { body });
  return person.client.call(contract.getWorkout, { params: { id: workoutId ?? '' } });
}

const nameAsTaker = async (filmer: SignedIn, taker: SignedIn) => {
  const { id, shots } = await film(filmer);
  const [own, theirs] = shots as [contract.Shot, contract.Shot];
  const { rimSeconds, outcome, zone } = own;
  const body = {
    shots: [{ id: own.id, rimSeconds, outcome, zone }],
    othersShots: [theirs.id],
    takers: [{ playerId: taker.user.id, shots: [theirs.id] }],
  };
  return filmer.client.send(contract.updateWorkout, { params: { id }, body });
};

const offerToMia = async () => {
  const named = await nameAsTaker(zara, mia);
  const { id } = named.json<contract.WorkoutDetails>();
  await zara.client.call(contract.offerShots, { params: { id, playerId: mia.user.id } });
};

const challenge = (by: SignedIn) =>
  by.client.call(contract.createChallenge, {
    ...here(),
    body: { kind: 'makes', firstDay: '2026-06-15', lastDay: '2026-06-21' },
  });

type Row = [
  where: string,
  reader: () => SignedIn,
  url: () => string | Promise<string>,
  prepare?: () => Promise<unknown>,
];

const GONE: Row[] = [
  ['among a squad’s members', () => mia, () => `/api/groups/${squad.id}/members`],
  ['on a squad’s leaderboard', () => olive, () => `/api/groups/${squad.id}/leaderboard`],
  ['in a squad’s feed', () => mia, () => `/api/groups/${squad.id}/feed`],
  [
    'in the standings of a challenge',
    () => olive,
    () => `/api/groups/${squad.id}/challenges`,
    () => challenge(zara),
  ],
  ['in the inbox, as a new member', () => olive, () => '/api/notifications'],
  ['in the inbox, as the sender of an offer', () => mia, () => '/api/notifications', offerToMia],
  [
    'among the possible takers of a shot',
    () => mia,
    async () => `/api/workouts/${(await film(mia)).id}/takers`,
  ],
  [
    'as the filmer of a workout',
    () => mia,
    async () => `/api/workouts/${(await film(mia)).id}`,
    async () => {
      await server.context.database
        .update(workouts)
        .set({ filmedByAnother: true, filmerId: zara.user.id })
        .where(eq(workouts.userId, mia.user.id));
    },
  ],
  [
    'as the inviter, by address',
    () => coach,
    () => '/api/invitations/pending',
    () => squad.invite(coach.user.email, zara),
  ],
  [
    'as the inviter, by link',
    () => coach,
    async () => `/api/invitations/${(await squad.invite(undefined, zara)).token ?? ''}`,
  ],
  [
    'among a squad’s invitations',
    () => mia,
    () => `/api/groups/${squad.id}/invitations`,
    () => squad.invite(undefined, zara),
  ],
  ['on the list of teams', () => coach, () => '/api/teams'],
  ['on a team’s page', () => mia, () => `/api/teams/${team.id}`],
  ['on the roster of players', () => mia, () => `/api/teams/${team.id}/players`],
  ['in the roster’s CSV file', () => coach, () => `/api/teams/${team.id}/players.csv`],
  ['in a team’s week', () => coach, () => `/api/teams/${team.id}/week`],
  ['as a player of their own', () => coach, () => `/api/teams/${team.id}/players/${zara.user.id}`],
  [
    'in an assigned workout',
    () => coach,
    () => `/api/teams/${team.id}/assignments`,
    () =>
      coach.client.call(contract.createAssignment, {
        ...ofTeam(),
        body: {
          title: 'Shoot',
          measure: 'makes',
          target: 5,
          dueDay: '2026-06-20',
          playerIds: null,
        },
      }),
  ],
];

const STAYS: Row[] = [
  [
    'as the author of a message',
    () => mia,
    () => `/api/messages?group=${squad.id}`,
    () =>
      zara.client.call(contract.createMessage, { body: { content: 'Hello', groupId: squad.id } }),
  ],
  ['among the members, for the owner', () => olive, () => `/api/groups/${squad.id}/members`],
  ['on the roster, for the coach', () => coach, () => `/api/teams/${team.id}/players`],
  [
    'among the muted players',
    () => mia,
    () => '/api/mutes',
    async () => {
      const { id } = await zara.client.call(contract.createMessage, {
        body: { content: 'Boo', groupId: squad.id },
      });
      await mia.client.call(contract.muteAuthor, { body: { messageId: id } });
    },
  ],
];

describe.each(Object.keys(HOW) as How[])('an account %s', (how) => {
  test.each<Row>(GONE)('is not named %s, until it is back', async (_, reader, url, prepare) => {
    const read = await url();
    await prepare?.();
    expect(await isNamed(reader(), read)).toBe(true);
    await pause(zara, how);
    expect(await isNamed(reader(), read)).toBe(false);
    await resume(zara, how);
    expect(await isNamed(reader(), read)).toBe(true);
  });

  test.each<Row>(STAYS)('stays %s', async (_, reader, url, prepare) => {
    await prepare?.();
    await pause(zara, how);
    expect(await isNamed(reader(), await url())).toBe(true);
  });
});

describe('a member whose account is paused', () => {
  const members = ({ client }: SignedIn) => client.call(contract.listGroupMembers, here());
  const roster = ({ client }: SignedIn) => client.call(contract.listTeamPlayers, ofTeam());
  const isZara = ({ id }: contract.Player) => id === zara.user.id;

  test('is marked for the owner, who may remove them, and is not counted as a member', async () => {
    const count = async () => (await mia.client.call(contract.getGroup, here())).memberCount;
    expect(await count()).toBe(3);
    await pause(zara);
    expect(await count()).toBe(2);
    const paused = (await members(olive)).filter(({ isPaused }) => isPaused);
    expect(paused.map(({ user }) => user.id)).toEqual([zara.user.id]);
    await olive.client.call(contract.removeGroupMember, {
      params: { id: squad.id, userId: zara.user.id },
    });
    expect(await members(olive)).toHaveLength(2);
  });

  test('is marked for the coach, without numbers, who may remove them', async () => {
    await pause(zara);
    const row = (await roster(coach)).find(({ player }) => isZara(player));
    expect(row).toMatchObject({ isPaused: true, stats: null });
    await coach.client.call(contract.removeTeamPlayer, {
      params: { id: team.id, playerId: zara.user.id },
    });
    expect((await roster(coach)).some(({ player }) => isZara(player))).toBe(false);
  });

  test('adds nothing to the numbers of a team', async () => {
    const zones = () =>
      coach.client.call(contract.getTeamHeatMap, { ...ofTeam(), query: { period: 'all' } });
    await film(zara);
    const before = await coach.client.call(contract.getTeam, ofTeam());
    expect(before).toMatchObject({ totalWorkouts: 2, playerCount: 2 });
    expect(await zones()).toHaveLength(1);
    await pause(zara);
    const after = await coach.client.call(contract.getTeam, ofTeam());
    expect(after).toMatchObject({ totalWorkouts: 0, averageAccuracy: null, playerCount: 1 });
    expect(await zones()).toEqual([]);
  });

  test('cannot be given a squad, and inherits none while another member can', async () => {
    const late = await comeIn('Late');
    await pause(mia);
    await pause(zara);
    await olive.client.refused(409, contract.transferGroup, {
      ...here(),
      body: { userId: zara.user.id },
    });
    await olive.client.call(contract.deleteAccount, { body: { confirmation: DELETION_WORD } });
    expect((await late.client.call(contract.getGroup, here())).role).toBe('owner');
  });

  test('cannot be named as a taker, and their offers cannot be accepted', async () => {
    await offerToMia();
    const inbox = await mia.client.call(contract.listNotifications);
    const [offered] = inbox.flatMap(({ news }) => (news.kind === 'shots_offered' ? [news] : []));
    await pause(zara);
    expect((await nameAsTaker(mia, zara)).statusCode).toBe(400);
    await mia.client.refused(404, contract.answerOffer, {
      params: { id: offered?.offerId ?? '' },
      body: { answer: 'accepted' },
    });
  });

  test('cannot bring anybody into a squad by a link or an address', async () => {
    const { token } = await squad.invite(undefined, zara);
    await squad.invite(coach.user.email, zara);
    const waiting = () => coach.client.call(contract.countPendingInvitations);
    expect((await waiting()).count).toBe(1);
    await pause(zara);
    expect((await waiting()).count).toBe(0);
    await coach.client.refused(404, contract.acceptInvitation, at(token ?? ''));
    await resume(zara);
    await coach.client.call(contract.acceptInvitation, at(token ?? ''));
  });
});
