import * as contract from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { aCoach, aTeam, joinTeam } from '../../testing/test-teams.ts';
import { type SignedIn, useClock, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const TODAY = new Date('2026-06-15T12:00:00Z');
const PAINT = 'zone_1_paint';
const FREE_THROW = 'zone_5_free_throw';

useClock(server, TODAY);

async function shoot(
  { client }: SignedIn,
  day: string,
  shotData: { zone: string; made: number; total: number }[],
) {
  const made = shotData.reduce((sum, zone) => sum + zone.made, 0);
  const totalShots = shotData.reduce((sum, zone) => sum + zone.total, 0);
  const workout = {
    workoutDate: `${day}T09:00:00Z`,
    totalShots,
    made,
    missed: totalShots - made,
    notes: 'secret note',
  };
  await client.call(contract.createWorkout, { body: { workout, shotData } });
}

const nameIs = ({ client }: SignedIn, displayName: string, timeZone = 'UTC') =>
  client.call(contract.updateProfile, { body: { displayName, timeZone } });

describe('creating a team', () => {
  test('is for coaches only', async () => {
    const { client } = await server.signIn();
    const refused = await client.refused(403, contract.createTeam, { body: { name: 'Lions' } });
    expect(refused.message).toBe('Only coaches can create teams');
  });

  test.each(['', '   '])('needs a name, not "%s"', async (name) => {
    const { client } = await aCoach(server);
    const refused = await client.refused(400, contract.createTeam, { body: { name } });
    expect(refused.fields).toEqual({ name: 'Please enter a team name' });
  });

  test('trims the name and starts with nothing', async () => {
    const { client, user } = await aCoach(server);
    const team = await client.call(contract.createTeam, { body: { name: ' Lions ' } });
    expect(team).toMatchObject({
      name: 'Lions',
      coachId: user.id,
      role: 'coach',
      mayManage: true,
      playerCount: 0,
      players: [],
      totalWorkouts: 0,
      averageAccuracy: null,
    });
    expect(await client.call(contract.listTeams)).toEqual([team]);
  });
});

describe('a team', () => {
  test('is listed with the numbers of its players, for its coach and for them', async () => {
    const { coach, team } = await aTeam(server);
    const [ann, bob] = [await server.signIn(), await server.signIn()];
    await joinTeam(coach, team, ann, bob);
    await shoot(ann, '2026-06-14', [{ zone: PAINT, made: 9, total: 10 }]);
    await shoot(bob, '2026-06-14', [{ zone: PAINT, made: 1, total: 30 }]);
    await bob.client.call(contract.createManualWorkout, {
      body: {
        workoutDate: '2026-06-15',
        exercises: [{ exerciseType: 'Conditioning', duration: 20 }],
      },
    });
    const numbers = { playerCount: 2, totalWorkouts: 3, averageAccuracy: 25 };
    const [coached] = await coach.client.call(contract.listTeams);
    expect(coached).toMatchObject({ id: team.id, role: 'coach', ...numbers });
    const [played] = await ann.client.call(contract.listTeams);
    expect(played).toMatchObject({ id: team.id, role: 'player', mayManage: false, ...numbers });
  });

  test('is listed with its players as they joined, and no player of another', async () => {
    const { coach, team } = await aTeam(server);
    // The age of the accounts does not matter.
    const [ann, zoe] = [await server.signIn(), await server.signIn()];
    await nameIs(zoe, 'Zoe');
    await nameIs(ann, 'Ann');
    await joinTeam(coach, team, zoe, ann);
    const other = await coach.client.call(contract.createTeam, { body: { name: 'Zebras' } });
    await joinTeam(coach, other, ann);
    const answer = await coach.client.send(contract.listTeams);
    const listed = contract.listTeams.response.parse(answer.json());
    const namesById = listed.map(({ id, players }) => [id, players.map(({ name }) => name)]);
    expect(Object.fromEntries(namesById)).toEqual({
      [team.id]: ['Zoe', 'Ann'],
      [other.id]: ['Ann'],
    });
    expect(answer.body).not.toContain('@example.com');
  });

  test('is shown with names and pictures alone', async () => {
    const { coach, team } = await aTeam(server);
    const ann = await server.signIn();
    await nameIs(ann, 'Ann');
    await joinTeam(coach, team, ann);
    const answer = await coach.client.send(contract.getTeam, { params: { id: team.id } });
    const details = contract.teamDetailsSchema.parse(answer.json());
    expect(details.players.map(({ name }) => name)).toEqual(['Ann']);
    expect(details.coach.id).toBe(coach.user.id);
    expect(answer.body).not.toContain('@example.com');
  });

  test('does not exist for strangers', async () => {
    const { coach, team } = await aTeam(server);
    const ann = await server.signIn();
    await joinTeam(coach, team, ann);
    // Another coach is a stranger like anybody else.
    const { client } = await aCoach(server);
    const params = { id: team.id };
    await client.refused(404, contract.getTeam, { params });
    await client.refused(404, contract.updateTeam, { params, body: { name: 'Mine' } });
    await client.refused(404, contract.deleteTeam, { params });
    await client.refused(404, contract.listTeamPlayers, { params });
    await client.refused(404, contract.exportTeamPlayers, { params });
    await client.refused(404, contract.getTeamHeatMap, { params });
    await client.refused(404, contract.removeTeamPlayer, {
      params: { ...params, playerId: ann.user.id },
    });
    expect(await client.call(contract.listTeams)).toEqual([]);
  });

  test('is managed by its coach, not by its players', async () => {
    const { coach, team } = await aTeam(server);
    const [ann, bob] = [await server.signIn(), await server.signIn()];
    await joinTeam(coach, team, ann, bob);
    const params = { id: team.id };
    await ann.client.refused(403, contract.updateTeam, { params, body: { name: 'Ours' } });
    await ann.client.refused(403, contract.deleteTeam, { params });
    await ann.client.refused(403, contract.exportTeamPlayers, { params });
    await ann.client.refused(403, contract.removeTeamPlayer, {
      params: { ...params, playerId: bob.user.id },
    });
    const renamed = await coach.client.call(contract.updateTeam, { params, body: { name: 'New' } });
    expect(renamed).toMatchObject({ name: 'New', playerCount: 2 });
    await coach.client.call(contract.deleteTeam, { params });
    expect(await ann.client.call(contract.listTeams)).toEqual([]);
  });

  test('stays when coach mode is switched off, to be seen but not managed', async () => {
    const { coach, team } = await aTeam(server);
    await coach.client.call(contract.updateCoachStatus, { body: { isCoach: false } });
    const params = { id: team.id };
    expect(await coach.client.call(contract.getTeam, { params })).toMatchObject({
      role: 'coach',
      mayManage: false,
    });
    // The same rule applies to the numbers on the screen and in the file.
    const query = { period: 'all' } as const;
    await coach.client.call(contract.listTeamPlayers, { params, query });
    expect(
      (await coach.client.send(contract.exportTeamPlayers, { params, query })).statusCode,
    ).toBe(200);
    const refused = await coach.client.refused(403, contract.deleteTeam, { params });
    expect(refused.message).toBe('Switch coach mode on in your profile to manage your teams');
    await coach.client.call(contract.updateCoachStatus, { body: { isCoach: true } });
    await coach.client.call(contract.deleteTeam, { params });
  });
});

describe('the roster', () => {
  test('shows the coach everybody’s numbers of a period', async () => {
    const { coach, team } = await aTeam(server);
    const ann = await server.signIn();
    await nameIs(ann, 'Ann');
    await joinTeam(coach, team, ann);
    await shoot(ann, '2026-05-01', [{ zone: PAINT, made: 0, total: 10 }]);
    await shoot(ann, '2026-06-14', [{ zone: PAINT, made: 6, total: 8 }]);
    await shoot(ann, '2026-06-15', [{ zone: FREE_THROW, made: 1, total: 2 }]);
    const roster = async (period: '7d' | 'all') =>
      (
        await coach.client.call(contract.listTeamPlayers, {
          params: { id: team.id },
          query: { period },
        })
      ).map(({ player, stats }) => [player.name, stats]);
    const seen = { lastActiveDay: '2026-06-15', isActiveThisWeek: true };
    const now = { currentStreak: 2, verifiedShots: 0, ...seen };
    expect(await roster('all')).toEqual([
      ['Ann', { totalShots: 20, made: 7, percentage: 35, workoutCount: 3, ...now }],
    ]);
    expect(await roster('7d')).toEqual([
      ['Ann', { totalShots: 10, made: 7, percentage: 70, workoutCount: 2, ...now }],
    ]);
  });

  test('counts a period in each player’s own days', async () => {
    const { coach, team } = await aTeam(server);
    const ann = await server.signIn(undefined, 'Pacific/Auckland');
    await joinTeam(coach, team, ann);
    // In Auckland it is the 16th: seven days began on the 10th there, on the 9th in the coach's zone.
    await shoot(ann, '2026-06-09', [{ zone: PAINT, made: 1, total: 1 }]);
    server.clock = new Date('2026-06-15T13:00:00Z');
    const [row] = await coach.client.call(contract.listTeamPlayers, {
      params: { id: team.id },
      query: { period: '7d' },
    });
    expect(row?.stats).toMatchObject({ totalShots: 0 });
    const [thirty] = await coach.client.call(contract.listTeamPlayers, {
      params: { id: team.id },
      query: { period: '30d' },
    });
    expect(thirty?.stats).toMatchObject({ totalShots: 1 });
  });

  test('shows players their own numbers and nobody else’s', async () => {
    const { coach, team } = await aTeam(server);
    const [ann, bob] = [await server.signIn(), await server.signIn()];
    await joinTeam(coach, team, ann, bob);
    await shoot(ann, '2026-06-14', [{ zone: PAINT, made: 6, total: 8 }]);
    const seen = await bob.client.call(contract.listTeamPlayers, { params: { id: team.id } });
    expect(seen.map(({ player, stats }) => [player.id, stats?.totalShots ?? null])).toEqual([
      [ann.user.id, null],
      [bob.user.id, 0],
    ]);
  });

  test('refuses an unknown period', async () => {
    const { coach, team } = await aTeam(server);
    await coach.client.refused(400, contract.listTeamPlayers, {
      params: { id: team.id },
      query: { period: '8d' as '7d' },
    });
  });

  test('is downloaded as CSV that no spreadsheet runs', async () => {
    const { coach, team } = await aTeam(server);
    const ann = await server.signIn();
    await nameIs(ann, '=1+1, "Ann"');
    await joinTeam(coach, team, ann);
    await shoot(ann, '2026-06-15', [{ zone: PAINT, made: 3, total: 4 }]);
    const answer = await coach.client.send(contract.exportTeamPlayers, {
      params: { id: team.id },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body).toBe(
      'player,joined,shots,made,accuracy_percent,workouts,current_streak_days,shots_by_video\r\n' +
        '"\'=1+1, ""Ann""",2026-06-15,4,3,75,1,1,0\r\n',
    );
  });

  test('loses who leaves or is removed', async () => {
    const { coach, team } = await aTeam(server);
    const [ann, bob] = [await server.signIn(), await server.signIn()];
    await joinTeam(coach, team, ann, bob);
    const place = (playerId: string) => ({ params: { id: team.id, playerId } });
    await ann.client.call(contract.removeTeamPlayer, place(ann.user.id));
    await ann.client.refused(404, contract.getTeam, { params: { id: team.id } });
    await coach.client.call(contract.removeTeamPlayer, place(bob.user.id));
    await coach.client.refused(404, contract.removeTeamPlayer, place(bob.user.id));
    expect(await coach.client.call(contract.listTeamPlayers, { params: { id: team.id } })).toEqual(
      [],
    );
  });
});

describe('the team’s heat map', () => {
  async function twoShooters() {
    const { coach, team } = await aTeam(server);
    const [ann, bob] = [await server.signIn(), await server.signIn()];
    await joinTeam(coach, team, ann, bob);
    await shoot(ann, '2026-05-01', [{ zone: PAINT, made: 1, total: 2 }]);
    await shoot(ann, '2026-06-15', [{ zone: FREE_THROW, made: 3, total: 4 }]);
    await shoot(bob, '2026-06-15', [{ zone: FREE_THROW, made: 0, total: 2 }]);
    return { coach, team, ann, bob };
  }

  test('adds up all players, or shows one, over a period', async () => {
    const { coach, team, ann } = await twoShooters();
    const read = (query: { period?: 'all' | '7d'; playerId?: string }) =>
      coach.client.call(contract.getTeamHeatMap, { params: { id: team.id }, query });
    expect(await read({})).toEqual([
      { zone: PAINT, made: 1, total: 2, percentage: 50 },
      { zone: FREE_THROW, made: 3, total: 6, percentage: 50 },
    ]);
    expect(await read({ period: '7d' })).toEqual([
      { zone: FREE_THROW, made: 3, total: 6, percentage: 50 },
    ]);
    expect(await read({ period: '7d', playerId: ann.user.id })).toEqual([
      { zone: FREE_THROW, made: 3, total: 4, percentage: 75 },
    ]);
  });

  test('of one player is for the coach and for that player', async () => {
    const { team, ann, bob, coach } = await twoShooters();
    const of = (playerId: string) => ({ params: { id: team.id }, query: { playerId } });
    expect(await ann.client.call(contract.getTeamHeatMap, of(ann.user.id))).toHaveLength(2);
    await ann.client.refused(403, contract.getTeamHeatMap, of(bob.user.id));
    const stranger = await server.signIn();
    await coach.client.refused(404, contract.getTeamHeatMap, of(stranger.user.id));
  });

  test('is empty without players', async () => {
    const { coach, team } = await aTeam(server);
    expect(await coach.client.call(contract.getTeamHeatMap, { params: { id: team.id } })).toEqual(
      [],
    );
  });
});
