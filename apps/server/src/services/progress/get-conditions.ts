import type { Conditions, PlaceCalibration } from '@hooplog/contract';
import {
  bestCondition,
  type Condition,
  isSameHoop,
  LIMITS,
  makeHourOf,
  shotsOf,
  type Totals,
} from '@hooplog/domain';
import { and, desc, eq, gt, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { videos, workouts } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import { listPlaces } from '../places/list-places.ts';
import type { User } from '../users/find-user.ts';
import { type AskedPeriod, periodOf } from './period.ts';

/** Workouts with shots in a period. */
const shotIn = (userId: string, { from, to }: AskedPeriod): SQL | undefined =>
  and(
    eq(workouts.userId, userId),
    from === undefined ? undefined : gte(workouts.localDay, from),
    to === undefined ? undefined : lte(workouts.localDay, to),
    gt(workouts.totalShots, 0),
  );

const newestFirst = [desc(workouts.localDay), desc(workouts.workoutDate)];

/** The newest workouts of a period, read from an index alone. */
export const selectHours = (database: Queryable, userId: string, period: AskedPeriod) =>
  database
    .select({
      workoutDate: workouts.workoutDate,
      timeZone: workouts.timeZone,
      made: workouts.made,
      total: workouts.totalShots,
    })
    .from(workouts)
    .where(shotIn(userId, period))
    .orderBy(...newestFirst)
    .limit(LIMITS.HOURS_READ + 1);

/** Coordinates of a film's hoop in its pictures. */
const hoopOf = (name: 'cx' | 'cy' | 'rx') =>
  sql<number>`(${videos.calibration}->'rim'->>${sql.raw(`'${name}'`)})::float8`.mapWith(Number);

/** The newest filmed workouts of a period, with the hoop in their pictures. */
const selectFilmed = (database: Queryable, userId: string, period: AskedPeriod) =>
  database
    .select({
      made: workouts.made,
      total: workouts.totalShots,
      width: sql`(${videos.media}->>'width')::int`.mapWith(Number),
      height: sql`(${videos.media}->>'height')::int`.mapWith(Number),
      ...{ cx: hoopOf('cx'), cy: hoopOf('cy'), rx: hoopOf('rx') },
    })
    .from(workouts)
    .innerJoin(videos, eq(videos.workoutId, workouts.id))
    .where(and(shotIn(userId, period), eq(workouts.source, 'video'), isNotNull(hoopOf('rx'))))
    .orderBy(...newestFirst)
    .limit(LIMITS.PLACES_READ);

/** Groups workouts by their keys, in the order of the keys. */
function conditionsOf<Key, Workout extends Totals>(
  keys: readonly Key[],
  found: readonly Workout[],
  keyOf: (workout: Workout) => Key | null,
): readonly Condition<Key>[] {
  const byKey = Map.groupBy(found, keyOf);
  return keys.flatMap((key) => {
    const group = byKey.get(key);
    return group === undefined ? [] : [{ key, workouts: group }];
  });
}

const sumsOf = (condition: Condition<unknown>) => ({
  ...shotsOf(condition),
  workouts: condition.workouts.length,
});

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

async function byPlace({ database }: AppContext, user: User, period: AskedPeriod) {
  const places = await listPlaces({ database }, user.id);
  if (places.length === 0) return [];
  const filmed = await selectFilmed(database, user.id, period);
  return conditionsOf(places, filmed, (film) => {
    const isHere = (place: (typeof places)[number]) =>
      place.width === film.width &&
      place.height === film.height &&
      isSameHoop((place.calibration as PlaceCalibration).rim, film);
    return places.find(isHere) ?? null;
  });
}

/** When and where a player shoots best, if that can be told. Reads only the newest workouts of the period. */
export async function getConditions(
  context: AppContext,
  user: User,
  asked: AskedPeriod,
): Promise<Conditions> {
  const { from, to } = periodOf(context, user, asked);
  const period = { from, to: asked.to };
  const read = await selectHours(context.database, user.id, period);
  const found = read.slice(0, LIMITS.HOURS_READ);
  const hourOf = makeHourOf();
  const hours = conditionsOf(HOURS, found, ({ workoutDate, timeZone }) =>
    hourOf(workoutDate, timeZone ?? user.timeZone),
  );
  const places = await byPlace(context, user, period);
  return {
    from,
    to,
    hours: hours.map((condition) => ({ hour: condition.key, ...sumsOf(condition) })),
    bestHour: bestCondition(hours),
    places: places.map((condition) => ({
      id: condition.key.id,
      name: condition.key.name,
      ...sumsOf(condition),
    })),
    bestPlace: bestCondition(places)?.id ?? null,
    among: read.length > found.length ? found.length : null,
  };
}
