import { type ReviewedShot, reviewedShotSchema, type UpdateWorkoutBody } from '@hooplog/contract';
import { z } from 'zod';

const keyOf = (workoutId: string) => `hooplog.review.${workoutId}`;
const draftSchema = z.object({ shots: z.array(reviewedShotSchema), notes: z.string().nullable() });

interface Draft {
  readonly shots: readonly ReviewedShot[];
  readonly notes: string | null;
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

/** Corrections of a workout that had not reached the server when the page was left. */
export function readDraft(workoutId: string): Draft | null {
  try {
    const text = localStorage.getItem(keyOf(workoutId));
    return text === null ? null : draftSchema.parse(JSON.parse(text));
  } catch {
    // Of an older version, or damaged: the server's state stands.
    return null;
  }
}
