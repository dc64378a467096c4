import { type SQL, sql } from 'drizzle-orm';

/** The score of one participant in the days of a challenge. PostgreSQL returns sums as text. */
export interface ScoreRow extends Record<string, unknown> {
  readonly challengeId: string;
  readonly userId: string;
  readonly made: string;
  readonly totalShots: string;
  readonly days: string;
  readonly lowest: number | null;
  readonly highest: number | null;
}

/** The player added a shot to a film that this server counted, so that shot was not seen. */
const HAS_ADDED_SHOTS = sql.raw(`exists (select from shots s
  where s.workout_id = w.id and s.detected_outcome is null and s.dismissed_at is null)`);

/**
 * Scores of challenges: reads at most a row per day for each participant, and for a drill their plays in those days, along its
 * index of dates. A local day begins at most 14 hours before the UTC day and ends 12 after it.
 */
export const selectScores = (challengeIds: readonly string[]): SQL => sql`
  select c.id as "challengeId", m.user_id as "userId", score.*
  from challenges c
  join challenge_members m on m.challenge_id = c.id
  cross join lateral (
    select coalesce(sum(case when c.filmed_only then d.verified_made else d.made end), 0) as made,
      coalesce(sum(case when c.filmed_only then d.verified_shots else d.total_shots end), 0) as "totalShots",
      count(*) filter (where case when c.filmed_only then d.verified_shots else d.workout_count end > 0) as days,
      null::int as lowest, null::int as highest
    from user_days d
    where c.drill is null and d.user_id = m.user_id and d.day between c.first_day and c.last_day
    having c.drill is null
    union all
    select 0, 0, 0, min(w.drill_result), max(w.drill_result)
    from workouts w
    where c.drill is not null and w.user_id = m.user_id and w.drill = c.drill
      and w.workout_date >= (c.first_day - 1)::timestamp at time zone 'UTC'
      and w.workout_date < (c.last_day + 2)::timestamp at time zone 'UTC'
      and w.local_day between c.first_day and c.last_day
      and (not c.filmed_only or (w.counted_on = 'server' and not ${HAS_ADDED_SHOTS}))
    having c.drill is not null
  ) score
  where c.id = any(${sql.param([...challengeIds])}::uuid[])`;
