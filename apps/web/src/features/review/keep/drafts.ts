import type { ReviewedShot, UpdateWorkoutBody } from '@hooplog/contract';

/** Under which corrections of a workout are kept. */
export const keyOf = (workoutId: string) => `hooplog.review.${workoutId}`;

/** Corrections of a workout that had not reached the server when the page was left. */
export interface Draft {
  readonly shots: readonly ReviewedShot[];
  readonly notes: string | null;
  /** Ids of the shots that somebody else took; drafts of older versions have none. */
  readonly othersShots?: readonly string[] | undefined;
  /** How they are left. */
  readonly othersReviewed?: readonly ReviewedShot[] | undefined;
  /** Which of them whom took. */
  readonly takers?: UpdateWorkoutBody['takers'];
}

/** Keeps corrections in this browser; null forgets them. */
export function keepDraft(workoutId: string, body: UpdateWorkoutBody | null): void {
  try {
    if (body === null) localStorage.removeItem(keyOf(workoutId));
    else localStorage.setItem(keyOf(workoutId), JSON.stringify(body));
  } catch {
    // Storage can be forbidden or full: the corrections then live as long as the page.
  }
}

/** Whether there are any, whatever they are worth. */
export function isDraftKept(workoutId: string): boolean {
  try {
    return localStorage.getItem(keyOf(workoutId)) !== null;
  } catch {
    return false;
  }
}
