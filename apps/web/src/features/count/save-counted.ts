import { call } from '../../lib/api-client/call.ts';
import { savedBefore } from '../../lib/api-client/api-error.ts';
import { isUnreachable } from '../../lib/outbox/worth-another-try.ts';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import type { CreateWorkoutBody } from '@hooplog/contract';
import { ownMoment } from '../../lib/time/own-calendar.ts';
import type { RepeatedWords } from './keep/counted-draft.ts';
import type { SavedWorkout } from '../../lib/save-workout/use-save-workout.ts';

/** What keeps a workout on the device, with the schemas of what is kept: of no use before something is saved. */
const keepers = async () => {
  const parts = await Promise.all([
    import('./keep/kept-attempt.ts'),
    import('./keep/to-create-body.ts'),
    import('../../lib/outbox/outbox.ts'),
  ]);
  const [{ keptAttempt, forgetAttempt }, { toCreateBody }, { putIntoOutbox }] = parts;
  return { keptAttempt, forgetAttempt, toCreateBody, putIntoOutbox };
};

/** Fetches them ahead: where the workout is saved there may be no connection. */
export function prepareToSave(): void {
  keepers().catch(() => undefined);
}

/** When and by which clock a workout was counted. */
interface CountedWhen {
  /** The first shot that counts. */
  readonly startedAt: Date;
  readonly timeZone: string;
}

/** What is saved. */
interface Counted {
  readonly shots: readonly LoggedShot[];
  readonly notes: string;
  /** Of the workout that this one repeats; null for none. */
  readonly words: RepeatedWords | null;
  /** The key of the drill that was played to its end; null for none. */
  readonly drill: string | null;
}

/** What a workout holds, whenever it was. */
const ANY_TIME = ownMoment(new Date(0), 'UTC');

/**
 * Sends a workout that was counted by hand, under one key however often it is tried; without a connection it is kept on
 * the device and sent later. Throws where it is refused, or can be kept nowhere.
 */
export async function saveCounted(
  userId: string,
  { shots, notes, words, drill }: Counted,
  { startedAt, timeZone }: CountedWhen,
): Promise<SavedWorkout> {
  const { keptAttempt, forgetAttempt, toCreateBody, putIntoOutbox } = await keepers();
  const content = JSON.stringify(toCreateBody(shots, notes, ANY_TIME, drill, words));
  const { key, at } = keptAttempt(userId, content, startedAt);
  const body = toCreateBody(shots, notes, ownMoment(at, timeZone), drill, words);
  const saved = await sendOrKeep(key, body, () => putIntoOutbox(userId, key, body));
  forgetAttempt(userId);
  return saved;
}

async function sendOrKeep(
  key: string,
  body: CreateWorkoutBody,
  keep: () => boolean,
): Promise<SavedWorkout> {
  const { totalShots } = body.workout;
  try {
    const headers = { 'idempotency-key': key };
    const details = await call('POST /api/workouts', { headers, body, isKept: true });
    return { id: details.id, isWaiting: false, totalShots: details.totalShots, details };
  } catch (error) {
    // It arrived at an earlier try, whose answer was lost.
    const id = savedBefore(error);
    if (id !== null) return { id, isWaiting: false, totalShots };
    if (!isUnreachable(error) || !keep()) throw error;
    return { id: key, isWaiting: true, totalShots };
  }
}
