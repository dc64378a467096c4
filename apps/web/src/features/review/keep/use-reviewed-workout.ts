import type { WorkoutDetails } from '@hooplog/contract';
import { useMemo, useReducer, useState } from 'react';
import { toLoggedShot } from '../../../lib/shot-log/logged-shot.ts';
import { toUpdateBody } from '../../../lib/shot-log/save-bodies.ts';
import { EMPTY_LOG, type ShotLog, shotLogReducer } from '../../../lib/shot-log/shot-log.ts';
import type { Draft } from './drafts.ts';
import { useKeptCorrections } from './use-kept-corrections.ts';

/** The server's shots with the corrections from this device that have not reached it yet. */
function startLog({ shots, othersShots }: WorkoutDetails, draft: Draft | null): ShotLog {
  const found = shotLogReducer(EMPTY_LOG, { type: 'detected', shots, others: othersShots });
  if (draft === null) return found;
  const { shots: kept, othersShots: others = [], ...rest } = draft;
  return shotLogReducer(found, { type: 'restored', shots: kept, others, ...rest });
}

/**
 * Shots and notes of a counted workout under review; every change is saved.
 *
 * @param draft corrections stored on this device; null if there are none
 */
export function useReviewedWorkout(counted: WorkoutDetails, draft: Draft | null) {
  const [log, dispatch] = useReducer(shotLogReducer, counted, () => startLog(counted, draft));
  const [notes, setNotes] = useState((draft === null ? counted.notes : draft.notes) ?? '');
  const [reviewed] = useState(() => ({
    workoutId: counted.id,
    saved: toUpdateBody(
      counted.shots.map(toLoggedShot),
      counted.notes ?? '',
      (counted.othersShots ?? []).map(toLoggedShot),
    ),
  }));
  const corrections = useMemo(
    () => toUpdateBody(log.shots, notes, log.others),
    [log.shots, notes, log.others],
  );
  const { state: keeping, flush } = useKeptCorrections(reviewed, corrections);
  return { log, dispatch, notes, setNotes, keeping, flush };
}
export type ReviewedWorkout = ReturnType<typeof useReviewedWorkout>;
