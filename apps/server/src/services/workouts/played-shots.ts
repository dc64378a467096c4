import { type Phrase, phrase } from '@hooplog/language';
import {
  allOfKind,
  type Drill,
  findDrill,
  type KindTotals,
  longestMakeRun,
  playDrill,
} from '@hooplog/domain';
import { invalidField } from '../../errors/app-error.ts';
import type { ZoneTotals } from '../statistics/contribution.ts';
import { type WorkoutTotals, zoneTotalsOf } from './totals.ts';

interface Played {
  readonly outcomes?: string | null | undefined;
  readonly drill?: string | null | undefined;
}

/** What a workout counted by hand keeps of the order of its shots. */
interface PlayedShots {
  readonly outcomes: string | null;
  readonly makesInARow: number | null;
  readonly drill: string | null;
  readonly drillResult: number | null;
}

/** Of shots that were changed afterwards nobody knows the order, and so they are no drill any more. */
export const UNORDERED: PlayedShots = {
  ...{ outcomes: null, makesInARow: null },
  ...{ drill: null, drillResult: null },
};

const haveSameZones = (a: readonly ZoneTotals[], b: readonly ZoneTotals[]): boolean => {
  const counts = (zones: readonly ZoneTotals[]) =>
    zones
      .filter(({ total }) => total > 0)
      .map(({ zone, made, total }) => `${zone} ${made} ${total}`)
      .toSorted()
      .join();
  return counts(a) === counts(b);
};

interface Count {
  readonly totals: WorkoutTotals;
  readonly zones: readonly ZoneTotals[];
}

/** Whether a correction changes no shot: the same totals, zone by zone. */
export const isSameCount = (a: Count, b: Count): boolean =>
  a.totals.made === b.totals.made &&
  a.totals.missed === b.totals.missed &&
  haveSameZones(a.zones, b.zones);

/** What is wrong with shots that are said to be a drill; null where nothing is. */
function problemOf(drill: Drill, outcomes: string, zones: readonly ZoneTotals[]): Phrase | null {
  const { next, shotSpots } = playDrill(drill, outcomes);
  if (next !== null) return phrase('This drill has not come to its end');
  if (shotSpots.length < outcomes.length) return phrase('This drill ended before its last shots');
  const shots = shotSpots.map(({ zone }, index) => ({
    zone,
    outcome: outcomes[index] === 'o' ? ('made' as const) : ('missed' as const),
  }));
  return haveSameZones(zoneTotalsOf(shots), zones)
    ? null
    : phrase('These zones are not those of the drill');
}

function judge({ outcomes = null, drill: key = null }: Played, zones: readonly ZoneTotals[]) {
  const shots = { ...UNORDERED, outcomes, makesInARow: longestMakeRun(outcomes ?? '') };
  if (key === null) return { shots, problem: null };
  const drill = findDrill(key);
  if (drill === null) return { shots, problem: phrase('Unknown drill') };
  if (outcomes === null) return { shots, problem: phrase('A drill needs its shots in order') };
  const problem = problemOf(drill, outcomes, zones);
  if (problem !== null) return { shots, problem };
  const drillResult = playDrill(drill, outcomes).result;
  return { shots: { ...shots, drill: key, drillResult }, problem };
}

/** Replays the drill, so that its result is what its rule says. Throws where the shots are not a whole drill. */
export function playedShots(played: Played, zones: readonly ZoneTotals[]): PlayedShots {
  const { shots, problem } = judge(played, zones);
  if (problem !== null) throw invalidField('workout.drill', problem);
  return shots;
}

/** The kinds of the shots of a drill, where it says what all of them are. */
export function kindsOfDrill(
  key: string | null,
  { made, totalShots }: WorkoutTotals,
  zones: readonly ZoneTotals[],
): KindTotals[] {
  const kind = key === null ? undefined : findDrill(key)?.shotKind;
  return kind === undefined ? [] : allOfKind({ made, total: totalShots }, zones, kind);
}

/** The same of an import: the shots count all the same where they are no drill, as of a newer program. */
export const importedShots = ({
  shotData,
  ...played
}: Played & { readonly shotData: readonly ZoneTotals[] }): PlayedShots =>
  judge(played, shotData).shots;
