import { reviewedShotSchema } from '@hooplog/contract';
import { z } from 'zod';
import { type Draft, keyOf } from './drafts.ts';

const draftSchema = z.object({
  shots: z.array(reviewedShotSchema),
  notes: z.string().nullable(),
  othersShots: z.array(z.string()).optional(),
  othersReviewed: z.array(reviewedShotSchema).optional(),
  takers: z.array(z.object({ playerId: z.string(), shots: z.array(z.string()) })).optional(),
});

/** Reads the stored corrections of a workout. */
export function readDraft(workoutId: string): Draft | null {
  try {
    const text = localStorage.getItem(keyOf(workoutId));
    return text === null ? null : draftSchema.parse(JSON.parse(text));
  } catch {
    // Written by an older version, or damaged: the server's state is used.
    return null;
  }
}
