import type { ReviewedShot, UpdateWorkoutBody } from '@hooplog/contract';
import type { LoggedShot } from './logged-shot.ts';

/** Body that saves the review of a video workout: the whole list, and the current notes. */
export function toUpdateBody(
  shots: readonly LoggedShot[],
  notes: string,
  others: readonly LoggedShot[] = [],
): UpdateWorkoutBody {
  const trimmed = notes.trim();
  return {
    shots: shots.map(toReviewed),
    notes: trimmed === '' ? null : trimmed,
    ...(others.length > 0 && {
      othersShots: idsOf(others),
      othersReviewed: others.map(toReviewed),
      takers: takersOf(others),
    }),
  };
}

const idsOf = (shots: readonly LoggedShot[]) => shots.flatMap(({ id }) => id ?? []);

function takersOf(others: readonly LoggedShot[]) {
  const named = Map.groupBy(others, ({ takerId }) => takerId ?? null);
  return [...named].flatMap(([playerId, shots]) =>
    playerId === null ? [] : [{ playerId, shots: idsOf(shots) }],
  );
}

function toReviewed(shot: LoggedShot): ReviewedShot {
  const { id, outcome, zone, rimSeconds, court, checked, placed, kind } = shot;
  return {
    ...(id === null ? {} : { id }),
    outcome,
    zone,
    rimSeconds,
    court,
    checked,
    placed,
    kind,
  };
}
