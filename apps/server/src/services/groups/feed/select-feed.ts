import { DRILLS, drillUnit } from '@hooplog/domain';
import { type SQL, sql } from 'drizzle-orm';
import { RECORD_RULES } from '../../progress/personal-bests.ts';
import type { FeedKind, Sharer } from './sharers.ts';

/** The last item of a page; older ones follow it. */
export interface FeedCursor {
  readonly at: Date;
  readonly id: string;
}

export interface FeedRow extends Record<string, unknown> {
  readonly kind: FeedKind;
  readonly id: string;
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly moment: number;
  readonly made: number;
  readonly totalShots: number;
  readonly percent: number | null;
  readonly makesInARow: number | null;
  readonly minutes: number;
  readonly drill: string | null;
  readonly drillResult: number | null;
  /** The records in which this workout beats all others of the player. */
  readonly records: readonly ('made' | 'percent' | 'makes_in_a_row' | 'drill')[];
  readonly badge: string | null;
  readonly icon: string | null;
}

const LOWER_IS_BETTER = DRILLS.filter((drill) => drillUnit(drill) === 'shots').map(
  ({ key }) => key,
);
/**
 * The same for own drills: keys of those that ask for a number of makes in as few shots as possible begin like this
 * (`ownDrillKey`).
 */
const OWN_LOWER_IS_BETTER = '^own-[mr]';

const OTHERS = sql.raw('from workouts o where o.user_id = w.user_id and o.id <> w.id');

/** Whether the workout `w` beats the best of the player's others, which is read from the end of an index. */
const beats = (column: string, fromShots: number) => sql`w.total_shots >= ${fromShots}
  and w.${sql.raw(column)} > (select max(o.${sql.raw(column)}) ${OTHERS} and o.total_shots >= ${sql.raw(String(fromShots))})`;

const beatsDrill = (): SQL => {
  const others = sql`${OTHERS} and o.drill = w.drill`;
  return sql`case when w.drill = any(${sql.param(LOWER_IS_BETTER)}::text[]) or w.drill ~ ${OWN_LOWER_IS_BETTER}
    then w.drill_result < (select min(o.drill_result) ${others})
    else w.drill_result > (select max(o.drill_result) ${others}) end`;
};

/** The kinds of record that the workout `w` holds. */
const records = (): SQL => {
  const kinds = [
    ...RECORD_RULES.map((rule) => ({
      kind: rule.kind,
      holds: beats(COLUMNS[rule.column], rule.fromShots),
    })),
    { kind: 'drill', holds: beatsDrill() },
  ];
  const each = kinds.map(({ kind, holds }) => sql`case when ${holds} then ${kind} end`);
  return sql`array_remove(array[${sql.join(each, sql`, `)}]::text[], null)`;
};

const COLUMNS = { made: 'made', percent: 'percent', makesInARow: 'makes_in_a_row' } as const;

/** Columns of a workout, for items of other kinds. */
const NO_SHOTS = sql.raw(
  `0 as made, 0 as total, null::int as percent, null::int as makes_in_a_row`,
);
const NO_DRILL = sql.raw(`null::text as drill, null::int as drill_result, '{}'::text[] as records`);
const NO_BADGE = sql.raw('null::text as badge, null::text as icon');

/** Which items are read. */
interface FeedRange {
  /** Only items after this one; null starts with the newest. */
  readonly cursor: FeedCursor | null;
  readonly limit: number;
  /** Only the item with this id. */
  readonly only?: string;
}

/**
 * A page of what members share, newest first. It reads at most a page per member, along an index, and nothing from before
 * `since`: its cost depends on the length of no history.
 */
export function selectFeed(sharers: readonly Sharer[], { cursor, limit, only }: FeedRange): SQL {
  const newest = sql`order by at desc, id desc limit ${limit}`;
  const of = (alias: string, column: string) => {
    const [at, id] = [sql.raw(`${alias}.${column}`), sql.raw(`${alias}.id`)];
    const parts = [sql`${sql.raw(alias)}.user_id = s.user_id and ${at} >= s.since`];
    if (only !== undefined) parts.push(sql`${id} = ${only}::uuid`);
    if (cursor !== null) {
      const { at: moment, id: last } = cursor;
      parts.push(sql`(${at}, ${id}) < (${moment.toISOString()}::timestamptz, ${last}::uuid)`);
    }
    return sql`${sql.join(parts, sql` and `)} order by ${at} desc, ${id} desc limit ${limit}`;
  };
  return sql`
    select item.kind, item.id, s.user_id as "userId",
      (extract(epoch from item.at) * 1000)::float8 as moment, made, total as "totalShots", percent,
      makes_in_a_row as "makesInARow", minutes, drill, drill_result as "drillResult", records,
      badge, icon
    from ${sharersTable(sharers)}
    cross join lateral (
      (select 'workout' as kind, w.id, w.workout_date as at, w.made, w.total_shots as total, w.percent,
          w.makes_in_a_row, 0 as minutes, w.drill, w.drill_result, held.records, ${NO_BADGE}
        from workouts w
        cross join lateral (select case when s.shares_records then ${records()} else '{}' end as records) held
        where (s.shares_workouts or held.records <> '{}') and w.total_shots > 0 and ${of('w', 'workout_date')})
      union all
      (select 'timed', m.id, m.workout_date, ${NO_SHOTS}, m.total_duration, ${NO_DRILL}, ${NO_BADGE}
        from manual_workouts m where s.shares_workouts and ${of('m', 'workout_date')})
      union all
      (select 'badge', b.id, b.at, ${NO_SHOTS}, 0, ${NO_DRILL}, a.name, a.icon
        from (select *, date_trunc('milliseconds', earned_at) as at from user_achievements) b
        join achievements a on a.id = b.achievement_id
        where s.shares_badges and ${of('b', 'at')})
    ) item ${newest}`;
}

function sharersTable(sharers: readonly Sharer[]): SQL {
  const list = (values: unknown, type: string) => sql`${sql.param(values)}::${sql.raw(type)}[]`;
  const lists = [
    list(
      sharers.map(({ user }) => user.id),
      'uuid',
    ),
    list(
      sharers.map(({ since }) => since.toISOString()),
      'timestamptz',
    ),
    list(
      sharers.map(({ sharing }) => sharing.workouts),
      'boolean',
    ),
    list(
      sharers.map(({ sharing }) => sharing.records),
      'boolean',
    ),
    list(
      sharers.map(({ sharing }) => sharing.badges),
      'boolean',
    ),
  ];
  return sql`unnest(${sql.join(lists, sql`, `)}) as s(user_id, since, shares_workouts, shares_records, shares_badges)`;
}
