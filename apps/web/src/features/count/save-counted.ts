import { call } from '../../lib/api-client/call.ts';
import { savedBefore } from '../../lib/api-client/api-error.ts';
import { isUnreachable } from '../../lib/outbox/worth-another-try.ts';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import type { CreateWorkoutBody } from '@hooplog/contract';
import { ownMoment } from '../../lib/time/own-calendar.ts';
import type { RepeatedWords } from './keep/counted-draft.ts';
import type { SavedWorkout } from '../../lib/save-workout/use-save-workout.ts';

/**
 * The code that stores a workout on the device, with its schemas. Loaded lazily, since it is not needed before saving.
 */
const keepers = async () => {
  const parts = await Promise.all([
    import('./keep/kept-attempt.ts'),
    import('./keep/to-create-body.ts'),
    import('../../lib/outbox/outbox.ts'),
  ]);
  const [{ keptAttempt, forgetAttempt }, { toCreateBody }, { putIntoOutbox }] = parts;
  return { keptAttempt, forgetAttempt, toCreateBody, putIntoOutbox };
};

/** Preloads it: there may be no connection where the workout is saved. */
export function prepareToSave(): void {
  keepers().catch(() => undefined);
}

/** When a workout was counted, and in which time zone. */
interface CountedWhen {
  /** The time of the first shot. */
  readonly startedAt: Date;
  readonly timeZone: string;
}

/** The content to save. */
interface Counted {
  readonly shots: readonly LoggedShot[];
  readonly notes: string;
  /** Name and tags of the repeated workout; null for none. */
  readonly words: RepeatedWords | null;
  /** The key of the drill if it was played to its end; else null. */
  readonly drill: string | null;
}

/** A fixed time, to compare contents independently of when they were counted. */
const ANY_TIME = ownMoment(new Date(0), 'UTC');

/**
 * Saves a workout counted by hand with the same idempotency key on every attempt. Without a connection it is stored on
 * the device and sent later. Throws if the server rejects it, or if it cannot be stored either.
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
    // An earlier attempt arrived, but its response was lost.
    const id = savedBefore(error);
    if (id !== null) return { id, isWaiting: false, totalShots };
    if (!isUnreachable(error) || !keep()) throw error;
    return { id: key, isWaiting: true, totalShots };
  }
}
