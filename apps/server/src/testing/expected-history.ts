import * as contract from '@hooplog/contract';
import { addTotals, NO_SHOTS, type Totals, type ZoneId } from '@hooplog/domain';
import type { TestClient } from './test-client.ts';

/** Everything a player trained, as the calls tell of the single workouts: what all sums must be sums of. */
export interface ExpectedHistory {
  readonly workouts: readonly contract.WorkoutDetails[];
  readonly timed: readonly contract.ManualWorkout[];
}

/** Fewer workouts than a page holds. */
export async function expectedHistory(client: TestClient): Promise<ExpectedHistory> {
  const query = { limit: 100 };
  const listed = await client.call(contract.listWorkouts, { query });
  return {
    workouts: await Promise.all(
      listed.map(({ id }) => client.call(contract.getWorkout, { params: { id } })),
    ),
    timed: await client.call(contract.listManualWorkouts, { query }),
  };
}

type IsCounted = (day: string) => boolean;
const ALWAYS: IsCounted = () => true;

/** What the workouts of some days add up to. */
export function sumsOf({ workouts, timed }: ExpectedHistory, isCounted: IsCounted = ALWAYS) {
  const shot = workouts.filter(({ localDay }) => isCounted(localDay));
  const manual = timed.filter(({ localDay }) => isCounted(localDay));
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
  return {
    made: sum(shot.map(({ made }) => made)),
    totalShots: sum(shot.map(({ totalShots }) => totalShots)),
    workoutCount: shot.length + manual.length,
    minutes: sum(manual.map(({ totalDuration }) => totalDuration)),
    verifiedShots: sum(shot.map(verifiedOf)),
  };
}

/** Seen by the program itself: found in a video that it had, and not dismissed. */
const verifiedOf = ({ countedOn, shots }: contract.WorkoutDetails): number =>
  countedOn === 'server' ? shots.filter((shot) => shot.detectedOutcome !== null).length : 0;

/** The shots of some days by zone; zones without shots are not there. */
export function zonesOf(
  { workouts }: ExpectedHistory,
  isCounted: IsCounted = ALWAYS,
): ReadonlyMap<ZoneId, Totals> {
  const zones = new Map<ZoneId, Totals>();
  const stats = workouts.flatMap(({ localDay, shotData }) => (isCounted(localDay) ? shotData : []));
  for (const { zone, made, total } of stats) {
    zones.set(zone, addTotals(zones.get(zone) ?? NO_SHOTS, { made, total }));
  }
  return zones;
}

/** The days with a workout of either kind, oldest first. */
export const daysOf = ({ workouts, timed }: ExpectedHistory): readonly string[] =>
  [...new Set([...workouts, ...timed].map(({ localDay }) => localDay))].toSorted();
