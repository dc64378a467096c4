import {
  type HeatMapPeriod,
  type LocalDay,
  localDayOf,
  periodStart,
  type ZoneId,
} from '@hooplog/domain';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm';
import { zoneDays } from '../../database/schema/statistics.ts';
import { shotData, shots, workouts } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';

/** Training days that are shown of one zone. */
const DAYS_SHOWN = 20;

/** One workout as one zone sees it. */
export interface ZoneWorkout {
  readonly workoutId: string;
  readonly workoutDate: Date;
  readonly localDay: string;
  readonly source: 'video' | 'manual';
  readonly made: number;
  readonly total: number;
  /** Shots whose moment in the video is known, in order of time. */
  readonly shots: readonly ZoneShot[];
}

interface ZoneShot {
  readonly id: string;
  readonly rimSeconds: number;
  readonly outcome: 'made' | 'missed';
}

/** The newest days with shots from the zone, along the index (user, zone, day): however long the history is. */
async function zoneDaysSince(
  { database }: AppContext,
  userId: string,
  zone: ZoneId,
  since: LocalDay | null,
) {
  const rows = await database
    .select({ day: zoneDays.day })
    .from(zoneDays)
    .where(
      and(
        eq(zoneDays.userId, userId),
        eq(zoneDays.zone, zone),
        since === null ? undefined : gte(zoneDays.day, since),
      ),
    )
    .orderBy(desc(zoneDays.day))
    .limit(DAYS_SHOWN);
  return rows.map(({ day }) => day);
}

async function shotsByWorkout(
  { database }: AppContext,
  zone: ZoneId,
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
  period: HeatMapPeriod,
): Promise<ZoneWorkout[]> {
  const since = periodStart(period, localDayOf(context.now(), user.timeZone));
  const days = await zoneDaysSince(context, user.id, zone, since);
  if (days.length === 0) return [];
  const rows = await context.database
    .select({
      workoutId: workouts.id,
      workoutDate: workouts.workoutDate,
      localDay: workouts.localDay,
      source: workouts.source,
      made: shotData.made,
      total: shotData.total,
    })
    .from(workouts)
    .innerJoin(shotData, and(eq(shotData.workoutId, workouts.id), eq(shotData.zone, zone)))
    .where(and(eq(workouts.userId, user.id), inArray(workouts.localDay, days)))
    .orderBy(desc(workouts.localDay), desc(workouts.workoutDate), desc(workouts.id));
  const moments = await shotsByWorkout(
    context,
    zone,
    rows.map(({ workoutId }) => workoutId),
  );
  return rows.map((row) => ({
    ...row,
    shots: (moments.get(row.workoutId) ?? []).flatMap(({ id, rimSeconds, outcome }) =>
      rimSeconds === null ? [] : [{ id, rimSeconds, outcome }],
    ),
  }));
}
