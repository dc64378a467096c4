import { type FilmedShot, findDrill, playFilmedDrill } from '@hooplog/domain';
import type { Queryable } from '../../database/connect.ts';
import { shotsOf, type WorkoutRow } from '../workouts/rows.ts';

type Played = Pick<WorkoutRow, 'drill' | 'drillResult'>;

const NO_DRILL: Played = { drill: null, drillResult: null };

/** The chosen drill of a film with its result, or no drill if the film does not hold all of it. */
export function drillOfShots(chosen: string | null, shots: readonly FilmedShot[]): Played {
  const drill = chosen === null ? null : findDrill(chosen);
  const play = drill && playFilmedDrill(drill, shots);
  if (drill === null || play?.next !== null) return NO_DRILL;
  return { drill: drill.key, drillResult: play.result };
}

/** The same, from the shots as they are stored now. */
export async function drillOfFilm(
  database: Queryable,
  { id, chosenDrill }: Pick<WorkoutRow, 'id' | 'chosenDrill'>,
): Promise<Played> {
  if (chosenDrill === null) return NO_DRILL;
  const shots = await shotsOf(database, id);
  return drillOfShots(
    chosenDrill,
    shots.map(({ outcome, zone, rimSeconds, courtX, courtY }) => {
      const court = courtX === null || courtY === null ? null : { x: courtX, y: courtY };
      return { outcome, zone, rimSeconds, court };
    }),
  );
}
