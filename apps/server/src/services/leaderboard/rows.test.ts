import type { LocalDay } from '@hooplog/domain';
import { and, count, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { userStats } from '../../database/schema/statistics.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { isAhead, isListed, selectStandings } from './rows.ts';

const server = useTestApp();
const TODAY = '2026-06-15' as LocalDay;
const PLAYERS = 100_000;
const MIDDLE = { made: 500, totalShots: 1000, userId: '01900000-0000-7000-8000-000000050000' };

/** One player in ten is hidden, one in ten has no shots. */
beforeAll(async () => {
  const { database } = server.context;
  const id = sql`('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  await database.execute(sql`
    insert into users (id, email) select ${id}, 'p' || n || '@example.com'
    from generate_series(1, ${PLAYERS}) n`);
  await database.execute(sql`
    insert into user_stats (user_id, made, total_shots, listed_from)
    select ${id}, n % 1000, case when n % 10 = 0 then 0 else 1000 + n % 7 end,
      case when n % 10 = 1 then null else date '0001-01-01' end
    from generate_series(1, ${PLAYERS}) n where n % 10 <> 0 or n % 1000 = 0`);
  await database.execute(sql`vacuum analyze user_stats`);
  await database.execute(sql`analyze users`);
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

async function explain(query: { getSQL(): ReturnType<typeof sql> }): Promise<Plan[]> {
  const { rows } = await server.context.database.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql`explain (analyze, format json) ${query.getSQL()}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (plan === undefined) throw new Error('No plan came back');
  return nodesOf(plan);
}

const read = (plan: readonly Plan[]) =>
  plan.filter((node) => node['Node Type'].includes('Scan')).map((node) => node['Node Type']);

test.each([
  ['the first page', null],
  ['a page far down', MIDDLE],
])('of %s a few rows of the index are read, and nothing is sorted', async (_, after) => {
  const plan = await explain(selectStandings(server.context.database, TODAY, after).limit(101));
  const types = plan.map((node) => node['Node Type']);
  expect(types).not.toContain('Sort');
  expect(types).not.toContain('Incremental Sort');
  expect(types).not.toContain('Seq Scan');
  const ranked = plan.find((node) => node['Index Name'] === 'user_stats_rank');
  expect(ranked?.['Actual Rows']).toBeLessThanOrEqual(101);
});

test('counts the own rank within the index', async () => {
  const { database } = server.context;
  const counted = database
    .select({ players: count() })
    .from(userStats)
    .where(and(isListed(TODAY), isAhead(MIDDLE)));
  const plan = await explain(counted);
  expect(read(plan)).not.toContain('Seq Scan');
  expect(plan.some((node) => node['Index Name'] === 'user_stats_rank')).toBe(true);
});
