import * as contract from '@hooplog/contract';
import {
  addTotals,
  NO_SHOTS,
  type ShotKind,
  sumKinds,
  type Totals,
  type ZoneId,
} from '@hooplog/domain';
import type { TestClient } from './test-client.ts';

/** A player's whole training, read workout by workout: all sums are compared with it. */
export interface ExpectedHistory {
  readonly workouts: readonly contract.WorkoutDetails[];
  readonly timed: readonly contract.ManualWorkout[];
}

/** For fewer workouts than fit one page. */
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

/** The sums over the workouts of some days. */
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

/** Verified shots: found by the program in a video that it had, and not dismissed. */
const verifiedOf = ({ countedOn, shots }: contract.WorkoutDetails): number =>
  countedOn === 'server' ? shots.filter((shot) => shot.detectedOutcome !== null).length : 0;

/** The shots of some days by zone; zones without shots are left out. */
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

/** The workouts with only their shots of one kind. */
export function ofKind({ workouts }: ExpectedHistory, kind: ShotKind): ExpectedHistory {
  return {
    timed: [],
    workouts: workouts.map((workout) => {
      const { shots, kindData = [] } = workout;
      // Kinds of a film are computed from its shots, whatever else the answer says.
      const all =
        workout.source === 'video'
          ? sumKinds(shots.map((shot) => ({ ...shot, kind: shot.kind ?? null })))
          : kindData;
      const ofThisKind = all.filter((part) => part.kind === kind);
      const { made, total } = ofThisKind.reduce<Totals>(addTotals, NO_SHOTS);
      const shotData = ofThisKind.flatMap(({ zone, ...totals }) =>
        zone === null ? [] : [{ ...totals, zone }],
      );
      return {
        ...workout,
        ...{ made, totalShots: total, missed: total - made, shotData },
        shots: shots.filter((shot) => shot.kind === kind),
      };
    }),
  };
}

/** The days with a workout of either kind, oldest first. */
export const daysOf = ({ workouts, timed }: ExpectedHistory): readonly string[] =>
  [...new Set([...workouts, ...timed].map(({ localDay }) => localDay))].toSorted();
