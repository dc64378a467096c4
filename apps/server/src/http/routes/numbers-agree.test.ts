import * as contract from '@hooplog/contract';
import { HEAT_MAP_PERIODS, localDayOf, skippedDay } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { users } from '../../database/schema/users.ts';
import {
  compareBadges,
  compareDays,
  compareFiles,
  compareKinds,
  compareLifetime,
  comparePeriod,
  type Surroundings,
} from '../../testing/cross-check-numbers.ts';
import { compareShots } from '../../testing/agreeing-shots.ts';
import { perform, step, TODAY } from '../../testing/random-history.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { aTeam, joinTeam } from '../../testing/test-teams.ts';
import { sumsOf, expectedHistory } from '../../testing/expected-history.ts';

const server = useTestApp();

/** A coach with a team and a squad that every player joins. */
let around: Omit<Surroundings, 'player'>;

beforeAll(async () => {
  server.clock = TODAY;
  const { coach, team } = await aTeam(server);
  const squad = await coach.client.call(contract.createGroup, { body: { name: 'Lions' } });
  around = { coach, team, squad };
});

async function aPlayer(timeZone: string): Promise<Surroundings> {
  const { coach, team, squad } = around;
  const player = await server.signIn(undefined, timeZone);
  await joinTeam(coach, team, player);
  const params = { id: squad.id };
  const { token } = await coach.client.call(contract.createGroupInvitation, { params });
  if (token === null) throw new Error('The link is open');
  await player.client.call(contract.acceptInvitation, { params: { token } });
  await player.client.call(contract.createGoal, { body: { kind: 'shots', target: 10 } });
  return { ...around, player };
}

async function live({ player: { user } }: Surroundings, history: Parameters<typeof perform>[2][]) {
  const { context } = server;
  const [row] = await context.database.select().from(users).where(eq(users.id, user.id));
  if (row === undefined) throw new Error('The player is gone');
  for (const action of history) await perform(context, row, action);
}

async function moveTo({ player }: Surroundings, timeZone: string) {
  const body = { displayName: 'Traveller', timeZone };
  await player.client.call(contract.updateProfile, { body });
}

/**
 * Compares everything that any call returns about a player's history, after the player travelled from home
 * abroad at `moment`.
 */
async function compareAll(at: Surroundings, moment: Date, home: string, abroad: string) {
  const today = localDayOf(moment, abroad);
  const skipped = skippedDay(moment, home, abroad);
  const expected = await expectedHistory(at.player.client);
  compareShots(expected);
  await compareLifetime(at, expected, { today, skipped });
  for (const { id } of HEAT_MAP_PERIODS) {
    await comparePeriod(at, expected, id, today);
    await compareKinds(at, expected, id, today);
  }
  await compareDays(at, expected, today);
  await compareFiles(at, expected);
  await compareBadges(at, expected);
  return expected;
}

test('every call tells the same numbers of one history, in the player’s own days, on a journey too', async () => {
  const zones = fc.constantFrom('Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Midway', 'UTC');
  const steps = fc.array(step, { minLength: 10, maxLength: 25, size: 'max' });
  await fc.assert(
    fc.asyncProperty(zones, steps, zones, steps, async (home, before, abroad, after) => {
      const player = await aPlayer(home);
      await live(player, before);
      await moveTo(player, abroad);
      await live(player, after);
      await compareAll(player, TODAY, home, abroad);
    }),
    // Shrunk histories would fill the team; a history is short enough to read as it is.
    { numRuns: 12, endOnFailure: true },
  );
});

test('a workout on the day after tomorrow, which a traveller can have, is in every period', async () => {
  const moment = new Date('2026-06-15T10:30:00Z');
  server.clock = moment;
  const player = await aPlayer('Pacific/Kiritimati');
  const body = {
    workout: { workoutDate: moment.toISOString(), totalShots: 9, made: 4, missed: 5 },
    shotData: [{ zone: 'zone_5_free_throw' as const, made: 3, total: 6 }],
  };
  const { localDay } = await player.player.client.call(contract.createWorkout, { body });
  await moveTo(player, 'Pacific/Midway');
  expect([localDay, localDayOf(moment, 'Pacific/Midway')]).toEqual(['2026-06-16', '2026-06-14']);
  const expected = await compareAll(player, moment, 'Pacific/Kiritimati', 'Pacific/Midway');
  expect(sumsOf(expected)).toMatchObject({ totalShots: 9, workoutCount: 1 });
  server.clock = TODAY;
});
