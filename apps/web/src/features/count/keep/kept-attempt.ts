import { z } from 'zod';
import { type Attempt, nextAttempt } from '../../../lib/api-client/save-attempt.ts';
import { storedValue } from '../../../lib/device-storage/stored-value.ts';

const kept = storedValue(
  'saving',
  z.object({ key: z.string(), at: z.coerce.date(), content: z.string() }),
);

/**
 * The current attempt to save this content. It is stored on the device, so that a retry after the tab was closed does
 * not create a second workout.
 */
export function keptAttempt(userId: string, content: string, startedAt: Date): Attempt {
  const attempt = nextAttempt(kept.read(userId), content, startedAt);
  kept.write(userId, attempt);
  return attempt;
}

/** Deletes the attempt once it has ended. */
export function forgetAttempt(userId: string): void {
  kept.write(userId, null);
}
