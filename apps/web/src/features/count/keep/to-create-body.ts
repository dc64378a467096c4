import type { CreateWorkoutBody } from '@hooplog/contract';
import { LIMITS, sumKinds } from '@hooplog/domain';
import type { LoggedShot } from '../../../lib/shot-log/logged-shot.ts';
import { outcomesOf, sumShots, zoneRows } from '../../../lib/shot-log/sums.ts';
import type { OwnMoment } from '../../../lib/time/own-calendar.ts';
import type { RepeatedWords } from './counted-draft.ts';

/**
 * The request body that saves a workout counted by hand. Notes are trimmed and omitted if empty.
 *
 * @param drill the key of the drill that all these shots belong to
 * @param words name and tags of the repeated workout
 */
export function toCreateBody(
  shots: readonly LoggedShot[],
  notes: string,
  moment: OwnMoment,
  drill: string | null = null,
  words: RepeatedWords | null = null,
): CreateWorkoutBody {
  const { made, missed, total } = sumShots(shots);
  const trimmed = notes.trim();
  const kindData = sumKinds(shots);
  return {
    workout: {
      ...moment,
      totalShots: total,
      made,
      missed,
      ...(trimmed === '' ? {} : { notes: trimmed }),
      ...(total <= LIMITS.MAX_SINGLE_SHOTS && { outcomes: outcomesOf(shots) }),
      ...(drill !== null && { drill }),
      ...words,
    },
    shotData: zoneRows(shots).map(({ zone, made: zoneMade, total: zoneTotal }) => ({
      zone,
      made: zoneMade,
      total: zoneTotal,
    })),
    ...(kindData.length > 0 && { kindData }),
  };
}
