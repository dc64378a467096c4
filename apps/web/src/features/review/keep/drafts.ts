import type { ReviewedShot, UpdateWorkoutBody } from '@hooplog/contract';

/** Storage key for the corrections of a workout. */
export const keyOf = (workoutId: string) => `hooplog.review.${workoutId}`;

/** Corrections of a workout that had not reached the server when the page was left. */
export interface Draft {
  readonly shots: readonly ReviewedShot[];
  readonly notes: string | null;
  /** Ids of the shots that another player took; drafts of older versions have none. */
  readonly othersShots?: readonly string[] | undefined;
  /** The other players' shots that are still in the film, as corrected. */
  readonly othersReviewed?: readonly ReviewedShot[] | undefined;
  /** Which player took which of them. */
  readonly takers?: UpdateWorkoutBody['takers'];
}

/** Stores corrections in this browser; null deletes them. */
export function keepDraft(workoutId: string, body: UpdateWorkoutBody | null): void {
  try {
    if (body === null) localStorage.removeItem(keyOf(workoutId));
    else localStorage.setItem(keyOf(workoutId), JSON.stringify(body));
  } catch {
    // Storage may be blocked or full. The corrections then last only as long as the page.
  }
}

/** Whether a draft is stored, valid or not. */
export function hasDraft(workoutId: string): boolean {
  try {
    return localStorage.getItem(keyOf(workoutId)) !== null;
  } catch {
    return false;
  }
}
