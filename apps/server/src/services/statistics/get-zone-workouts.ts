import {
  type LocalDay,
  localDayOf,
  periodStart,
  type ShotKind,
  type ZoneId,
} from '@hooplog/domain';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm';
import { kindDays, zoneDays } from '../../database/schema/statistics.ts';
import { shotData, shots, workouts } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import type { AskedShots } from './get-heat-map.ts';

/** Training days shown for one zone. */
const DAYS_SHOWN = 20;

/** One workout, reduced to one zone. */
export interface ZoneWorkout {
  readonly workoutId: string;
  readonly workoutDate: Date;
  readonly localDay: string;
  readonly source: 'video' | 'manual';
  readonly made: number;
  readonly total: number;
  /** Shots with a known moment in the video, in order of time. */
  readonly shots: readonly ZoneShot[];
}

interface ZoneShot {
  readonly id: string;
  readonly rimSeconds: number;
  readonly outcome: 'made' | 'missed';
}

/** Filters the shots of a zone. */
interface ShotsOfZone {
  readonly zone: ZoneId;
  readonly kind?: ShotKind | undefined;
}

/** The newest days with shots from the zone, read along the index (user, zone, day), however long the history is. */
async function zoneDaysSince(
  { database }: AppContext,
  userId: string,
  { zone, kind }: ShotsOfZone,
  since: LocalDay | null,
) {
  const table = kind === undefined ? zoneDays : kindDays;
  const rows = await database
    .select({ day: table.day })
    .from(table)
    .where(
      and(
        eq(table.userId, userId),
        eq(table.zone, zone),
        kind === undefined ? undefined : eq(kindDays.kind, kind),
        since === null ? undefined : gte(table.day, since),
      ),
    )
    .orderBy(desc(table.day))
    .limit(DAYS_SHOWN);
  return rows.map(({ day }) => day);
}

async function shotsByWorkout(
  { database }: AppContext,
  { zone, kind }: ShotsOfZone,
  workoutIds: readonly string[],
) {
  const { id, workoutId, rimSeconds, outcome } = shots;
  const rows = await database
    .select({ id, workoutId, rimSeconds, outcome })
    .from(shots)
    .where(
      and(
        inArray(workoutId, [...workoutIds]),
        eq(shots.zone, zone),
        kind === undefined ? undefined : eq(shots.kind, kind),
        isNotNull(rimSeconds),
        isNull(shots.dismissedAt),
      ),
    )
    .orderBy(asc(rimSeconds), asc(id));
  return Map.groupBy(rows, (row) => row.workoutId);
}

/** The workouts behind a zone's number, newest first. */
export async function getZoneWorkouts(
  context: AppContext,
  user: User,
  zone: ZoneId,
  { period, kind }: AskedShots,
): Promise<ZoneWorkout[]> {
  const since = periodStart(period, localDayOf(context.now(), user.timeZone));
  const days = await zoneDaysSince(context, user.id, { zone, kind }, since);
  if (days.length === 0) return [];
  const found = await context.database
    .select({
      workoutId: workouts.id,
      workoutDate: workouts.workoutDate,
      localDay: workouts.localDay,
      source: workouts.source,
      kindData: workouts.kindData,
      made: shotData.made,
      total: shotData.total,
    })
    .from(workouts)
    .innerJoin(shotData, and(eq(shotData.workoutId, workouts.id), eq(shotData.zone, zone)))
    .where(and(eq(workouts.userId, user.id), inArray(workouts.localDay, days)))
    .orderBy(desc(workouts.localDay), desc(workouts.workoutDate), desc(workouts.id));
  const rows = found.flatMap(({ kindData, ...row }) => {
    if (kind === undefined) return [row];
    const part = kindData.find((each) => each.kind === kind && each.zone === zone);
    return part === undefined ? [] : [{ ...row, made: part.made, total: part.total }];
  });
  const moments = await shotsByWorkout(
    context,
    { zone, kind },
    rows.map(({ workoutId }) => workoutId),
  );
  return rows.map((row) => ({
    ...row,
    shots: (moments.get(row.workoutId) ?? []).flatMap(({ id, rimSeconds, outcome }) =>
      rimSeconds === null ? [] : [{ id, rimSeconds, outcome }],
    ),
  }));
}
