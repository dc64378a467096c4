import type { CreateWorkoutBody, ReviewedShot, UpdateWorkoutBody } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import type { OwnMoment } from '../time/own-calendar.ts';
import type { LoggedShot } from './logged-shot.ts';
import { outcomesOf, sumShots, zoneRows } from './sums.ts';

/**
 * Body that saves a workout counted by hand. Notes are trimmed and left out when nothing remains.
 *
 * @param drill the key of the drill that these shots are from first to last
 */
export function toCreateBody(
  shots: readonly LoggedShot[],
  notes: string,
  moment: OwnMoment,
  drill: string | null = null,
): CreateWorkoutBody {
  const { made, missed, total } = sumShots(shots);
  const trimmed = notes.trim();
  return {
    workout: {
      ...moment,
      totalShots: total,
      made,
      missed,
      ...(trimmed === '' ? {} : { notes: trimmed }),
      ...(total > 0 && total <= LIMITS.MAX_SINGLE_SHOTS && { outcomes: outcomesOf(shots) }),
      ...(drill !== null && { drill }),
    },
    shotData: zoneRows(shots).map(({ zone, made: zoneMade, total: zoneTotal }) => ({
      zone,
      made: zoneMade,
      total: zoneTotal,
    })),
  };
}

/** Body that saves the review of a video workout: the whole list, and the notes as they stand. */
export function toUpdateBody(shots: readonly LoggedShot[], notes: string): UpdateWorkoutBody {
  const trimmed = notes.trim();
  return { shots: shots.map(toReviewed), notes: trimmed === '' ? null : trimmed };
}

function toReviewed(shot: LoggedShot): ReviewedShot {
  const { id, outcome, zone, rimSeconds, court, checked, placed } = shot;
  return { ...(id === null ? {} : { id }), outcome, zone, rimSeconds, court, checked, placed };
}
