import { ZONE_IDS } from '@hooplog/domain';
import type pg from 'pg';
import { communityStatements } from './fill-community.ts';

/** Workouts of an average player; the measured one has a year of days. */
const WORKOUTS_A_PLAYER = 20;
const MEASURED_DAYS = 365;

export interface Filled {
  readonly players: number;
  readonly workouts: number;
}

/** In the order of their indexes: rows in random order take ten times as long to write. */
const DERIVED = `
  insert into user_days (user_id, day, made, total_shots, workout_count)
    select user_id, local_day, sum(made), sum(total_shots), count(*) from workouts group by 1, 2 order by 1, 2;
  insert into user_weeks (user_id, week, made, total_shots, workout_count)
    select user_id, day - extract(dow from day)::int, sum(made), sum(total_shots), sum(workout_count)
    from user_days group by 1, 2;
  insert into zone_days (user_id, day, zone, made, total)
    select user_id, local_day, zone, sum(d.made), sum(d.total)
    from workouts w join shot_data d on d.workout_id = w.id group by 1, 2, 3 order by 1, 2, 3;
  insert into three_days (user_id, line, day, made, total)
    select user_id, line, day, sum(made), sum(total)
    from zone_days cross join unnest(array['high_school', 'college', 'nba', 'fiba']) line
    where zone ~ '^zone_1[0-4]' or line = 'high_school' and zone ~ 'three|top_of_key'
    group by 1, 2, 3 order by 1, 2, 3;
  insert into zone_totals (user_id, zone, made, total)
    select user_id, zone, sum(made), sum(total) from zone_days group by 1, 2;
  update workouts w set kind_data = s.kinds from (select workout_id, jsonb_agg(jsonb_build_object(
      'kind', case when zone = 'zone_1_paint' then 'layup' else 'free_throw' end, 'zone', zone, 'made', made, 'total', total)) as kinds
    from shot_data where zone in ('zone_1_paint', 'zone_5_free_throw') group by 1) s where s.workout_id = w.id;
  insert into kind_days (user_id, kind, day, zone, made, total)
    select user_id, case when zone = 'zone_1_paint' then 'layup' else 'free_throw' end, day, zone, made, total
    from zone_days where zone in ('zone_1_paint', 'zone_5_free_throw') order by 1, 3;
  insert into kind_totals (user_id, kind, zone, made, total)
    select user_id, kind, zone, sum(made), sum(total) from kind_days group by 1, 2, 3;
  insert into user_stats (user_id, made, total_shots, workout_count, streak_end_day, streak_length,
      longest_streak, longest_streak_end_day)
    select user_id, sum(made), sum(total_shots), sum(workout_count), max(day), 1, 1, max(day)
    from user_days group by 1
    on conflict (user_id) do update set made = excluded.made, total_shots = excluded.total_shots,
      workout_count = excluded.workout_count, streak_end_day = excluded.streak_end_day`;

/** Drops the indexes and returns how to rebuild them from all rows, which is far quicker than row by row. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
     where schemaname = 'public' and indexdef not like 'CREATE UNIQUE%'`,
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return rows.map(({ made }) => made);
}

/**
 * Fills a migrated database by SQL: players with their workouts and other data, teams, squads and a chat. Every run
 * gives the same rows, except for the day on which they end.
 * @param client of a superuser
 * @param userId of the measured player, who trained on each of the last 365 days
 * @param workouts in all, at least a year of days
 */
export async function fill(
  client: pg.Client,
  userId: string,
  { workouts }: { readonly workouts: number },
): Promise<Filled> {
  const others = Math.max(0, workouts - MEASURED_DAYS);
  const players = Math.ceil(others / WORKOUTS_A_PLAYER);
  // The data has no broken references, and checking each one takes several times as long as writing the rows.
  await client.query('set session_replication_role = replica');
  await client.query(`set work_mem = '512MB'`);
  const indexes = await dropIndexes(client);
  await client.query(`create function pg_temp.player(n bigint) returns uuid immutable language sql
    return ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`);
  await client.query(`create function pg_temp.thing(n bigint) returns uuid immutable language sql
    return ('01910000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`);
  await client.query(
    `insert into users (id, email, display_name, profile_complete)
     select pg_temp.player(n), 'player' || n || '@example.com', 'Player ' || n, 1
     from generate_series(1, $1::int) n`,
    [players],
  );
  // The measured player's days are consecutive; those of the others are spread over two years.
  await client.query(
    `insert into workouts (id, user_id, workout_date, local_day, source)
     select pg_temp.thing(n), case when n <= ${MEASURED_DAYS} then $1 else pg_temp.player(1 + n % greatest($3, 1)) end,
       day + interval '12 hours', day, 'manual'
     from generate_series(1, $2::int) n,
       lateral (select current_date - case when n <= ${MEASURED_DAYS} then n - 1 else n * 7 % 730 end as day)`,
    [userId, MEASURED_DAYS + others, players],
  );
  await client.query(
    `insert into shot_data (id, workout_id, zone, made, total)
     select uuidv7(), w.id, ($1::text[])[1 + (n + 3 * z) % 14], total * (35 + n % 25) / 100, total
     from (select id, row_number() over (order by id) as n from workouts) w,
       generate_series(0, 5) z, lateral (select 5 + (n + z) % 11 as total)`,
    [ZONE_IDS],
  );
  await client.query('analyze');
  await client.query(`update workouts w set made = s.made, total_shots = s.total, missed = s.total - s.made
    from (select workout_id, sum(made) as made, sum(total) as total from shot_data group by 1) s where s.workout_id = w.id`);
  for (const statement of DERIVED.split(';')) await client.query(statement);
  await client.query(
    `update user_stats set streak_length = $2, longest_streak = $2, longest_streak_end_day = streak_end_day where user_id = $1`,
    [userId, MEASURED_DAYS],
  );
  for (const statement of communityStatements(players)) await client.query(statement, [userId]);
  for (const index of indexes) await client.query(index);
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze');
  return { players, workouts: MEASURED_DAYS + others };
}
