import {
  type ExerciseType,
  type HistoryKind,
  LIMITS,
  type LocalDay,
  type ShotKind,
  WORKOUT_WORDS,
  type WorkoutWord,
  type WorkoutWords,
  wordsOf,
} from '@hooplog/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import type { WorkoutCursor } from '../workouts/list-workouts.ts';

/** A hoop in pictures of a given size, in pixels. */
interface FilmedAt {
  readonly width: number;
  readonly height: number;
  readonly rim: { readonly cx: number; readonly cy: number; readonly rx: number };
}

/** Which workouts to return; undefined matches all. */
export interface HistoryFilter {
  /** The place, recognised by its hoop in the picture: a place is a tripod position, and videos do not store a place. */
  readonly filmedAt?: FilmedAt | undefined;
  readonly kind?: HistoryKind | undefined;
  readonly exercise?: ExerciseType | undefined;
  readonly from?: LocalDay | undefined;
  readonly to?: LocalDay | undefined;
  readonly tag?: string | undefined;
  /** Only workouts with shots of this kind. */
  readonly shotKind?: ShotKind | undefined;
  readonly q?: string | undefined;
}

/** One workout of either kind. */
export interface HistoryRow extends WorkoutWords {
  readonly id: string;
  readonly kind: HistoryKind;
  readonly workoutDate: Date;
  readonly localDay: LocalDay;
  readonly totalShots: number;
  readonly made: number;
  readonly minutes: number;
  readonly drill: string | null;
  readonly drillResult: number | null;
}

interface Stretch {
  readonly userId: string;
  readonly filter: HistoryFilter;
  readonly cursor: WorkoutCursor | null;
  /** How many workouts to search, at most. */
  readonly max: number;
}

const WORDS = WORKOUT_WORDS.join(', ');
/** Timed exercises have no words of the player but notes. */
const TIMED_WORDS: Readonly<Record<WorkoutWord, string>> = {
  notes: 'notes',
  tags: `'{}'::text[] as tags`,
  name: 'null as name',
};

const WITH_SHOTS =
  sql.raw(`id, workout_date, local_day, total_shots, made, 0 as minutes, ${WORDS}, drill, drill_result, kind_data,
  case when counted_on = 'live' then 'live' when source = 'video' then 'video' else 'hand' end as kind`);
const TIMED = sql.raw(`id, workout_date, local_day, 0 as total_shots, 0 as made,
  total_duration as minutes, ${Object.values(TIMED_WORDS).join(', ')}, null as drill, null as drill_result,
  null::jsonb as kind_data, 'timed' as kind`);

/** No time zone differs more from UTC: workouts beyond it cannot be on the day. */
const MARGIN = sql.raw(`interval '2 days'`);

/** Conditions that an index of (user, date, id) can use. */
function within({ userId, filter: { from, to }, cursor }: Stretch): SQL {
  const parts = [sql`user_id = ${userId}::uuid`];
  if (from !== undefined) parts.push(sql`workout_date > ${from}::date - ${MARGIN}`);
  if (to !== undefined) parts.push(sql`workout_date < ${to}::date + ${MARGIN}`);
  if (cursor !== null) {
    const { workoutDate, id } = cursor;
    parts.push(sql`(workout_date, id) < (${workoutDate.toISOString()}::timestamptz, ${id}::uuid)`);
  }
  return sql.join(parts, sql` and `);
}

/** Whether a workout's film shows the same hoop at the same size. */
function wasFilmedAt({ width, height, rim }: FilmedAt): SQL {
  const at = (name: string) => sql.raw(`(v.calibration->'rim'->>'${name}')::float8`);
  const narrow = sql`least(${at('rx')}, ${rim.rx}::float8)`;
  const wide = sql`greatest(${at('rx')}, ${rim.rx}::float8)`;
  return sql`exists (select from videos v where v.workout_id = seen.id
    and (v.media->>'width')::int = ${width} and (v.media->>'height')::int = ${height}
    and sqrt((${at('cx')} - ${rim.cx}::float8) ^ 2 + (${at('cy')} - ${rim.cy}::float8) ^ 2)
      <= ${LIMITS.SAME_HOOP_ASIDE}::float8 * ${narrow}
    and ${wide} <= ${LIMITS.SAME_HOOP_WIDER}::float8 * ${narrow})`;
}

function matches({ kind, exercise, filmedAt, from, to, tag, shotKind, q }: HistoryFilter): SQL {
  const parts = [sql`true`];
  if (kind !== undefined) parts.push(sql`kind = ${kind}`);
  if (from !== undefined) parts.push(sql`local_day >= ${from}::date`);
  if (to !== undefined) parts.push(sql`local_day <= ${to}::date`);
  if (tag !== undefined) parts.push(sql`${tag} = any(tags)`);
  if (shotKind !== undefined)
    parts.push(sql`kind_data @> ${JSON.stringify([{ kind: shotKind }])}::jsonb`);
  if (q !== undefined && q !== '')
    parts.push(sql`strpos(lower(concat_ws(' ', name, notes)), lower(${q})) > 0`);
  if (filmedAt !== undefined) parts.push(wasFilmedAt(filmedAt));
  if (exercise !== undefined) {
    parts.push(sql`exists (select from manual_workout_exercises e
      where e.workout_id = seen.id and e.exercise_type = ${exercise})`);
  }
  return sql.join(parts, sql` and `);
}

/** The tables that can contain matches. */
function sourcesOf({ kind, exercise, filmedAt, tag, shotKind }: HistoryFilter) {
  const timedOnly = kind === 'timed' || exercise !== undefined;
  const withShotsOnly = [filmedAt, tag, shotKind].some((part) => part !== undefined);
  return [
    ...(timedOnly ? [] : [{ table: sql.raw('workouts'), columns: WITH_SHOTS }]),
    ...((kind === undefined || kind === 'timed') && !withShotsOnly
      ? [{ table: sql.raw('manual_workouts'), columns: TIMED }]
      : []),
  ];
}

/**
 * The next `most` workouts of a history, newest first, each marked by whether it matches. It reads along one index per table and
 * then stops: its cost depends on `most`, not on the length of the history or the number of matches.
 */
function stretchOf(stretch: Stretch): SQL | null {
  const newest = sql`order by workout_date desc, id desc limit ${stretch.max}`;
  const sources = sourcesOf(stretch.filter).map(
    ({ table, columns }) =>
      sql`(select ${columns} from ${table} where ${within(stretch)} ${newest})`,
  );
  if (sources.length === 0) return null;
  return sql`select seen.*, ${matches(stretch.filter)} as asked_for
    from (select * from (${sql.join(sources, sql` union all `)}) both_kinds ${newest}) seen`;
}

interface SeenRow extends WorkoutWords, Record<string, unknown> {
  readonly id: string;
  readonly kind: HistoryKind;
  /** Milliseconds since 1970. */
  readonly moment: number;
  readonly day: LocalDay;
  readonly total: number;
  readonly made: number;
  readonly minutes: number;
  readonly drill: string | null;
  readonly drillResult: number | null;
  readonly askedFor: boolean;
  /** The last workout that was searched, if there may be more after it. */
  readonly isEdge: boolean;
}

interface Found {
  /** The matches, at most `limit`. */
  readonly rows: readonly HistoryRow[];
  /** Cursor of the next page; null at the end of the history. */
  readonly next: WorkoutCursor | null;
}

const toHistory = ({ moment, day, total, ...row }: SeenRow): HistoryRow => ({
  id: row.id,
  kind: row.kind,
  workoutDate: new Date(moment),
  localDay: day,
  totalShots: total,
  made: row.made,
  minutes: row.minutes,
  ...wordsOf(row),
  drill: row.drill,
  drillResult: row.drillResult,
});

/** The matches among the next `most` workouts. It may find none and still return a cursor. */
export async function readHistory(
  database: Queryable,
  stretch: Stretch & { readonly limit: number },
): Promise<Found> {
  const seen = stretchOf(stretch);
  if (seen === null) return { rows: [], next: null };
  const { rows } = await database.execute<SeenRow>(sql`
    with numbered as (
      select seen.*, row_number() over in_order = ${stretch.max} as is_edge,
        count(*) filter (where asked_for) over in_order as hits
      from (${seen}) seen window in_order as (order by workout_date desc, id desc)
    )
    select id, kind, (extract(epoch from workout_date) * 1000)::float8 as moment,
      local_day::text as day, total_shots as total, made, minutes, ${sql.raw(WORDS)}, drill,
      drill_result as "drillResult", asked_for as "askedFor", is_edge as "isEdge"
    from numbered
    where is_edge or (asked_for and hits <= ${stretch.limit + 1})
    order by workout_date desc, id desc`);
  const asked = rows.filter(({ askedFor }) => askedFor).slice(0, stretch.limit + 1);
  const page = asked.slice(0, stretch.limit).map(toHistory);
  if (asked.length > stretch.limit) return { rows: page, next: page.at(-1) ?? null };
  const edge = rows.find(({ isEdge }) => isEdge);
  return { rows: page, next: edge === undefined ? null : toHistory(edge) };
}

/** How many of the newest `most` workouts match, and how many of those exist. */
export async function countInHistory(
  database: Queryable,
  stretch: Omit<Stretch, 'cursor'>,
): Promise<{ readonly count: number; readonly seen: number }> {
  const seen = stretchOf({ ...stretch, cursor: null });
  if (seen === null) return { count: 0, seen: 0 };
  const { rows } = await database.execute<{ count: number; seen: number }>(sql`
    select count(*) filter (where asked_for)::int as count, count(*)::int as seen
    from (${seen}) seen`);
  return rows[0] ?? { count: 0, seen: 0 };
}
