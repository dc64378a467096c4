import { DRILL_PLAYS_COUNTED, FEED_LIMITS, type LocalDay } from '@hooplog/domain';
import { gte, type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { kindDays, zoneDays } from '../../database/schema/statistics.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { selectPlays } from '../drills/list-drill-records.ts';
import { selectScores } from '../groups/challenges/select-scores.ts';
import { selectHours } from '../progress/get-conditions.ts';
import { selectFeed } from '../groups/feed/select-feed.ts';
import { isTeamOf, teamOrder } from '../teams/list-teams.ts';
import { selectTeamTotals } from '../teams/rows.ts';
import { readDays, readKindDays } from './get-heat-map.ts';

/** Query plans of frequent calls, with many players in the database. */
const server = useTestApp();
const PLAYERS = 3000;
const DAYS = 60;
const player = (n: string) =>
  sql.raw(`('01900000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`);
const PLAYER = '01900000-0000-7000-8000-000000000077';

beforeAll(async () => {
  const { database } = server.context;
  const run = (statement: SQL) => database.execute(statement);
  await run(sql`insert into users (id, email) select ${player('n')}, 'p' || n || '@example.com'
    from generate_series(1, ${PLAYERS}) n`);
  await run(
    sql`insert into user_stats (user_id) select ${player('n')} from generate_series(1, ${PLAYERS}) n`,
  );
  await run(sql`insert into teams (id, name, coach_id) select ${player('n')}, 'Team', ${player('n')}
    from generate_series(1, ${PLAYERS}) n`);
  await run(sql`insert into team_players (id, team_id, player_id)
    select gen_random_uuid(), ${player(`1 + n / 10`)}, ${player('n')} from generate_series(1, ${PLAYERS}) n`);
  await run(sql`insert into zone_days (user_id, day, zone, made, total)
    select ${player('n')}, date '2026-01-01' + d, 'zone_' || z, 1, 2
    from generate_series(1, 100) n, generate_series(1, ${DAYS}) d, generate_series(1, 5) z`);
  await run(sql`insert into kind_days (user_id, kind, day, zone, made, total)
    select user_id, k, day, zone, made, total from zone_days, unnest(array['layup', 'free_throw']) k`);
  await run(sql`insert into workouts (id, user_id, local_day, workout_date, total_shots, made, missed, source, outcomes, drill, drill_result)
    select gen_random_uuid(), ${player('77 + n % 2')}, date '2026-01-01', timestamptz '2026-01-01' + n * interval '1 minute', 1, 1, 0, 'manual', 'o',
      case when n < 10 then 'mikan' else 'around-the-world' end, n
    from generate_series(1, 6000) n`);
  await run(sql`insert into user_days (user_id, day, made, total_shots, workout_count)
    select ${player('n')}, date '2026-01-01' + d, 1, 2, 1
    from generate_series(1, 300) n, generate_series(1, 200) d`);
  await run(
    sql`insert into groups (id, name, owner_id) values (${player('1')}, 'Squad', ${PLAYER})`,
  );
  await run(sql`insert into group_members (id, group_id, user_id)
    select ${player('n')}, ${player('1')}, ${player('n')} from generate_series(71, 90) n`);
  await run(sql`insert into challenges (id, group_id, kind, drill, filmed_only, first_day, last_day)
    select ${player('n')}, ${player('1')}, case n when 3 then 'drill' else 'makes' end,
      case n when 3 then 'around-the-world' end, false,
      date '2026-01-01' + case n when 3 then 0 else 2 end, date '2026-01-01' + case n when 3 then 0 else 3 end
    from generate_series(1, 3) n`);
  await run(sql`insert into challenge_members (challenge_id, group_id, user_id, joined_at)
    select ${player('c')}, ${player('1')}, ${player('n')}, now()
    from generate_series(71, 90) n, generate_series(1, 3) c`);
  for (const table of [
    'users',
    'user_stats',
    'teams',
    'team_players',
    'zone_days',
    'kind_days',
    'workouts',
    'user_days',
    'challenge_members',
  ])
    await run(sql.raw(`vacuum analyze ${table}`));
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Heap Fetches'?: number;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

async function explain(query: unknown): Promise<Plan[]> {
  const { rows } = await server.context.database.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql`explain (analyze, format json) ${(query as { getSQL(): SQL }).getSQL()}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (plan === undefined) throw new Error('No plan came back');
  return nodesOf(plan);
}

test('finds a player’s teams without reading all players’ totals', async () => {
  const { database } = server.context;
  const plan = await explain(
    selectTeamTotals(database, isTeamOf(database, PLAYER), 101, teamOrder(PLAYER)),
  );
  const scanned = plan.filter((node) => node['Node Type'] === 'Seq Scan');
  expect(scanned.map((node) => node['Relation Name'])).toEqual([]);
});

test('reads the records of drills along indexes, at most a thousand plays of each', async () => {
  const plan = await explain(selectPlays(PLAYER, ['mikan', 'around-the-world', 'star-drill']));
  const scans = plan.filter((node) => node['Relation Name'] === 'workouts');
  expect(scans.length).toBeGreaterThan(2);
  for (const scan of scans) {
    expect(scan['Index Name']).toMatch(/^workouts_user_drill/);
    expect(scan['Actual Rows']).toBeLessThanOrEqual(DRILL_PLAYS_COUNTED);
  }
});

test('reads at most a page of each member for a squad’s feed, and records at the ends of indexes', async () => {
  const sharing = { workouts: true, records: true, badges: true };
  const since = new Date('2025-01-01');
  const sharers = [77, 78].map((n) => {
    const id = PLAYER.replace('77', String(n));
    const nobody = { displayName: null, firstName: null, lastName: null, profileImageUrl: null };
    return { user: { id, ...nobody }, sharing, since };
  });
  const plan = await explain(selectFeed(sharers, { cursor: null, limit: FEED_LIMITS.PAGE + 1 }));
  const scans = plan.filter((node) => node['Relation Name'] === 'workouts');
  expect(scans.length).toBeGreaterThan(4);
  for (const scan of scans) {
    expect(scan['Index Name']).toMatch(/^workouts_user_/);
    expect(scan['Actual Rows']).toBeLessThanOrEqual(FEED_LIMITS.PAGE + 1);
  }
});

test('reads the hours of years of workouts from an index alone', async () => {
  const plan = await explain(selectHours(server.context.database, PLAYER, {}));
  const scans = plan.filter((node) => node['Relation Name'] === 'workouts');
  expect(scans).toMatchObject([
    { 'Node Type': 'Index Only Scan', 'Index Name': 'workouts_user_day', 'Heap Fetches': 0 },
  ]);
  expect(plan.map((node) => node['Node Type'])).not.toContain('Sort');
});

test('reads a year of a heat map from an index alone', async () => {
  const days = gte(zoneDays.day, '2025-06-01' as LocalDay);
  const plan = await explain(readDays(server.context.database, PLAYER, days));
  const scan = plan.find((node) => node['Node Type'].includes('Scan'));
  expect(scan).toMatchObject({
    'Node Type': 'Index Only Scan',
    'Index Name': 'zone_days_sums',
    'Heap Fetches': 0,
  });
});

test('reads a year of one kind of shot from the rows of its days', async () => {
  const days = gte(kindDays.day, '2025-06-01' as LocalDay);
  const plan = await explain(readKindDays(server.context.database, PLAYER, 'layup', days));
  const scans = plan.filter((node) => node['Node Type'].includes('Scan'));
  expect(scans.map((node) => node['Index Name'] ?? node['Node Type'])).toContain('kind_days_key');
  expect(Math.max(...scans.map((node) => node['Actual Rows']))).toBeLessThanOrEqual(DAYS * 5);
});

test('reads for the standings of challenges a row per day and participant, and plays of those days', async () => {
  const ids = [1, 2, 3].map((n) => PLAYER.replace('77', `0${n}`));
  const plan = await explain(selectScores(ids));
  const readOf = (table: string) => plan.filter((node) => node['Relation Name'] === table);
  expect(readOf('user_days').map((node) => node['Node Type'])).not.toContain('Seq Scan');
  expect(readOf('user_days').length).toBeGreaterThan(0);
  for (const scan of readOf('user_days')) expect(scan['Actual Rows']).toBeLessThanOrEqual(2);
  expect(readOf('workouts').length).toBeGreaterThan(0);
  for (const scan of readOf('workouts')) {
    expect(scan['Index Name']).toMatch(/^workouts_user_(?:drill_date|day)$/);
    // Of 3,000 plays in four days, those of two: a local day may overlap two UTC days.
    expect(scan['Actual Rows']).toBeLessThanOrEqual(1440);
  }
});
