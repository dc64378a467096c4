import { type AssignmentMeasure, drillUnit, findDrill } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';

/** Which days of one player count for one assignment. */
export interface AssignedDays {
  readonly assignmentId: string;
  readonly playerId: string;
  readonly firstDay: string;
  readonly lastDay: string;
  /** Only shots from this zone count; null for any. */
  readonly zone: string | null;
  /** Only plays of this drill saved since then count; null for any workout. */
  readonly drill: string | null;
  readonly since: Date;
}

interface Value {
  readonly value: number;
  readonly verified: number | null;
  /** The best result of its drill; null without one. */
  readonly result: number | null;
}

const COLUMNS = [
  'shots',
  'makes',
  'verified_shots',
  'verified_makes',
  'workouts',
  'minutes',
] as const;
type Sums = Readonly<Record<(typeof COLUMNS)[number], number>>;

const NOTHING: Sums = {
  shots: 0,
  makes: 0,
  verified_shots: 0,
  verified_makes: 0,
  workouts: 0,
  minutes: 0,
};

/** Progress in the unit of the measure, and the part of it that was seen in videos. */
function valueOf(measure: AssignmentMeasure, sums: Sums): Omit<Value, 'result'> {
  switch (measure) {
    case 'shots':
      return { value: sums.shots, verified: sums.verified_shots };
    case 'makes':
      return { value: sums.makes, verified: sums.verified_makes };
    case 'workouts':
      return { value: sums.workouts, verified: null };
    case 'minutes':
      return { value: sums.minutes, verified: null };
  }
}

const wanted = (days: readonly AssignedDays[]) => sql`
  jsonb_to_recordset(${JSON.stringify(
    days.map(({ assignmentId, playerId, firstDay, lastDay, zone, drill, since }) => ({
      assignment_id: assignmentId,
      user_id: playerId,
      first_day: firstDay,
      last_day: lastDay,
      zone,
      drill,
      since,
    })),
  )}::jsonb) as wanted(assignment_id uuid, user_id uuid, first_day date, last_day date, zone text, drill text, since timestamptz)`;

interface SumRow extends Record<string, unknown> {
  readonly assignmentId: string;
  readonly userId: string;
}

const readDays = (database: Queryable, days: readonly AssignedDays[]) =>
  database.execute<SumRow>(sql`
    select assignment_id as "assignmentId", wanted.user_id as "userId",
      sum(total_shots) as shots, sum(made) as makes, sum(verified_shots) as verified_shots,
      sum(verified_made) as verified_makes, sum(workout_count) as workouts, sum(minutes) as minutes
    from ${wanted(days)}
    join user_days on user_days.user_id = wanted.user_id
      and user_days.day between wanted.first_day and wanted.last_day
    group by assignment_id, wanted.user_id`);

const readZoneDays = (database: Queryable, days: readonly AssignedDays[]) =>
  database.execute<SumRow>(sql`
    select assignment_id as "assignmentId", wanted.user_id as "userId",
      sum(total) as shots, sum(made) as makes, sum(verified_total) as verified_shots,
      sum(verified_made) as verified_makes
    from ${wanted(days)}
    join zone_days on zone_days.user_id = wanted.user_id and zone_days.zone = wanted.zone
      and zone_days.day between wanted.first_day and wanted.last_day
    group by assignment_id, wanted.user_id`);

interface PlaysRow extends SumRow {
  readonly drill: string;
  readonly lowest: number;
  readonly highest: number;
}

/** Reads along the index of drill results. Plays that ran out of shots have none. */
const readPlays = (database: Queryable, days: readonly AssignedDays[]) =>
  database.execute<PlaysRow>(sql`
    select assignment_id as "assignmentId", wanted.user_id as "userId", wanted.drill,
      count(*) as workouts, min(drill_result) as lowest, max(drill_result) as highest
    from ${wanted(days)}
    join workouts on workouts.user_id = wanted.user_id and workouts.drill = wanted.drill
      and workouts.drill_result is not null and workouts.created_at >= wanted.since
      and workouts.local_day between wanted.first_day and wanted.last_day
    group by assignment_id, wanted.user_id, wanted.drill`);

function bestOf({ drill: key, lowest, highest }: PlaysRow): number | null {
  const drill = findDrill(key);
  if (drill === null) return null;
  return drillUnit(drill) === 'shots' ? lowest : highest;
}

const keyOf = (assignmentId: string, playerId: string) => `${assignmentId} ${playerId}`;

/** Sums the assigned days of some players. It reads one row per day of an assignment, however long a history is. */
export async function readValues(database: Queryable, days: readonly AssignedDays[]) {
  const drilled = days.filter(({ drill }) => drill !== null);
  const anywhere = days.filter(({ zone, drill }) => zone === null && drill === null);
  const zoned = days.filter(({ zone }) => zone !== null);
  const plays = drilled.length === 0 ? [] : (await readPlays(database, drilled)).rows;
  const best = new Map(
    plays.map((row) => [keyOf(row.assignmentId, row.userId), bestOf(row)] as const),
  );
  const read = [
    ...plays,
    ...(anywhere.length === 0 ? [] : (await readDays(database, anywhere)).rows),
    ...(zoned.length === 0 ? [] : (await readZoneDays(database, zoned)).rows),
  ];
  const sums = new Map(
    read.map((row) => [
      keyOf(row.assignmentId, row.userId),
      Object.fromEntries(COLUMNS.map((column) => [column, Number(row[column] ?? 0)])) as Sums,
    ]),
  );
  return (assignmentId: string, playerId: string, measure: AssignmentMeasure): Value => {
    const key = keyOf(assignmentId, playerId);
    return { ...valueOf(measure, sums.get(key) ?? NOTHING), result: best.get(key) ?? null };
  };
}
