import { createWorkout } from '@hooplog/contract';
import { call } from '../../lib/api-client/call.ts';
import { isUnreachable } from '../../lib/outbox/worth-another-try.ts';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { toCreateBody } from '../../lib/shot-log/save-bodies.ts';
import type { SavedWorkout } from '../../lib/save-workout/use-save-workout.ts';

/** What keeps a workout on the device, with the schemas of what is kept: of no use before something is saved. */
const keepers = async () => {
  const [{ keptAttempt, forgetAttempt }, { putIntoOutbox }] = await Promise.all([
    import('./keep/kept-attempt.ts'),
    import('../../lib/outbox/outbox.ts'),
  ]);
  return { keptAttempt, forgetAttempt, putIntoOutbox };
};

/** Fetches them ahead: where the workout is saved there may be no connection. */
export function prepareToSave(): void {
  keepers().catch(() => undefined);
}

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
  const { keptAttempt, forgetAttempt, putIntoOutbox } = await keepers();
  const content = JSON.stringify(toCreateBody(shots, notes, ANY_TIME));
  const { key, at } = keptAttempt(userId, content);
  const saved = await sendOrKeep(key, toCreateBody(shots, notes, at), (body) =>
    putIntoOutbox(userId, key, body),
  );
  forgetAttempt(userId);
  return saved;
}

type Body = ReturnType<typeof toCreateBody>;

async function sendOrKeep(
  key: string,
  body: Body,
  keep: (body: Body) => boolean,
): Promise<SavedWorkout> {
  try {
    const saved = await call(createWorkout, { headers: { 'idempotency-key': key }, body });
    return { ...saved, isWaiting: false };
  } catch (error) {
    if (!isUnreachable(error) || !keep(body)) throw error;
    return { id: key, isWaiting: true, totalShots: body.workout.totalShots };
  }
}
