import type { Flights, ShotEvidence } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { and, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { shots, workouts } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { type AskedPeriod, periodOf } from './period.ts';

type Metrics = NonNullable<ShotEvidence['metrics']>;

const metrics = sql<Metrics | null>`${shots.evidence}->'metrics'`;

/** Shots of a period's newest films, the newest film first, with the measurements of their flights. */
function selectFlights(database: Queryable, userId: string, { from, to }: AskedPeriod) {
  const films = database
    .select({ id: workouts.id, day: workouts.localDay, date: workouts.workoutDate })
    .from(workouts)
    .where(
      and(
        eq(workouts.userId, userId),
        from === undefined ? undefined : gte(workouts.localDay, from),
        to === undefined ? undefined : lte(workouts.localDay, to),
        eq(workouts.source, 'video'),
      ),
    )
    .orderBy(desc(workouts.localDay), desc(workouts.workoutDate))
    .limit(LIMITS.FLIGHT_FILMS_READ)
    .as('films');
  return database
    .select({ day: films.day, zone: shots.zone, outcome: shots.outcome, metrics })
    .from(films)
    .innerJoin(shots, eq(shots.workoutId, films.id))
    .where(isNull(shots.dismissedAt))
    .orderBy(desc(films.day), desc(films.date), desc(shots.rimSeconds))
    .limit(LIMITS.FLIGHTS_READ);
}

/** Hundredths of a foot, degree or second: no measurement is more exact, and further digits would be half of the response. */
const DIGITS = 2;

function rounded(measured: Metrics): Metrics {
  const entries = Object.entries(measured).map(([name, { value, error }]) => [
    name,
    { value: Number(value.toFixed(DIGITS)), error: Number(error.toFixed(DIGITS)) },
  ]);
  return Object.fromEntries(entries) as Metrics;
}

/** How the ball flew in a period. Reads only the newest films. */
export async function getFlights(
  context: AppContext,
  user: User,
  asked: AskedPeriod,
): Promise<Flights> {
  const { from, to } = periodOf(context, user, asked);
  const found = await selectFlights(context.database, user.id, { from, to: asked.to });
  return {
    ...{ from, to },
    flights: found.map(({ metrics: measured, ...shot }) => ({
      ...shot,
      ...(measured && { metrics: rounded(measured) }),
    })),
  };
}
