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

/** What a workout counted by hand stores about the order of its shots. */
interface PlayedShots {
  readonly outcomes: string | null;
  readonly makesInARow: number | null;
  readonly drill: string | null;
  readonly drillResult: number | null;
}

/** For shots edited afterwards: their order is unknown, so they no longer form a drill. */
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

/** The problem with shots that claim to be a drill; null if there is none. */
function problemOf(drill: Drill, outcomes: string, zones: readonly ZoneTotals[]): Phrase | null {
  const { next, shotSpots } = playDrill(drill, outcomes);
  if (next !== null) return phrase('This drill is not finished yet');
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

/** Replays the drill, so that its result follows from its rule. Throws if the shots are not a whole drill. */
export function playedShots(played: Played, zones: readonly ZoneTotals[]): PlayedShots {
  const { shots, problem } = judge(played, zones);
  if (problem !== null) throw invalidField('workout.drill', problem);
  return shots;
}

/** The kinds of a drill's shots, if the drill defines one kind for all. */
export function kindsOfDrill(
  key: string | null,
  { made, totalShots }: WorkoutTotals,
  zones: readonly ZoneTotals[],
): KindTotals[] {
  const kind = key === null ? undefined : findDrill(key)?.shotKind;
  return kind === undefined ? [] : allOfKind({ made, total: totalShots }, zones, kind);
}

/** The same for an import, whose shots count even if they are no known drill, for example one of a newer version. */
export const importedShots = ({
  shotData,
  ...played
}: Played & { readonly shotData: readonly ZoneTotals[] }): PlayedShots =>
  judge(played, shotData).shots;
