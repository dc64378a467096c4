import { createWorkout } from '@hooplog/contract';
import { call } from '../../lib/api-client/call.ts';
import { putIntoOutbox } from '../../lib/outbox/outbox.ts';
import { isUnreachable } from '../../lib/outbox/worth-another-try.ts';
import { forgetAttempt, keptAttempt } from './keep/kept-attempt.ts';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { toCreateBody } from '../../lib/shot-log/save-bodies.ts';
import type { SavedWorkout } from '../../lib/save-workout/use-save-workout.ts';

/** What a workout holds, whenever it was. */
const ANY_TIME = new Date(0);

/**
 * Sends a workout that was counted by hand, under one key however often it is tried; without a connection it is kept on
 * the device and sent later. Throws where it is refused, or can be kept nowhere.
 */
export async function saveCounted(
  userId: string,
  shots: readonly LoggedShot[],
  notes: string,
): Promise<SavedWorkout> {
  const content = JSON.stringify(toCreateBody(shots, notes, ANY_TIME));
  const { key, at } = keptAttempt(userId, content);
  const saved = await sendOrKeep(userId, key, toCreateBody(shots, notes, at));
  forgetAttempt(userId);
  return saved;
}

async function sendOrKeep(
  userId: string,
  key: string,
  body: ReturnType<typeof toCreateBody>,
): Promise<SavedWorkout> {
  try {
    return await call(createWorkout, { headers: { 'idempotency-key': key }, body });
  } catch (error) {
    if (!isUnreachable(error) || !putIntoOutbox(userId, key, body)) throw error;
    return { id: null, totalShots: body.workout.totalShots };
  }
}
