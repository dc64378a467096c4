import { createWorkoutBodySchema, type CreateWorkoutBody, localDaySchema, phraseSchema } from '@hooplog/contract'; // prettier-ignore
import { localDayOf } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { z } from 'zod';
import { ApiError, userMessage } from '../api-client/api-error.ts';
import { call } from '../api-client/call.ts';
import { NoLongerStored } from '../device-storage/no-longer-stored.ts';
import { storedValue } from '../device-storage/stored-value.ts';
import type { OwnMoment } from '../time/own-calendar.ts';
import { clockError } from '../time/server-clock.ts';
import { correctSaved } from './correct-saved.ts';
import { OUTBOX, outboxChanged, rememberSent } from './outbox-changes.ts';
import { isWorthAnotherTry } from './worth-another-try.ts';

const waiting = z.object({
  /** The Idempotency-Key: repeats are saved once. */
  key: z.string(),
  /** Why the server refused it; null if it has not. */
  refusal: z.string().nullable(),
  /** The same as a phrase, for other languages. */
  phrase: phraseSchema.optional(),
  /** Its moment is by this device's clock: the server had not answered yet. */
  byDeviceClock: z.boolean().default(false),
});
const waitingSchema = z.array(
  z.union([
    waiting.extend({
      body: z.custom<CreateWorkoutBody>(
        (value) => createWorkoutBodySchema.safeParse(value).success,
      ),
    }),
    /** A live film; its data is stored under its key in `lib/films`. */
    waiting.extend({
      film: z.object({
        startedAt: z.string(),
        totalShots: z.number(),
        timeZone: z.string().optional(),
        localDay: localDaySchema().optional(),
      }),
    }),
  ]),
);
const storage = storedValue(OUTBOX, waitingSchema);

/** A workout waiting to be sent. */
export type WaitingWorkout = z.output<typeof waitingSchema>[number];

/** A waiting workout's moment and totals. */
export function factsOf(entry: WaitingWorkout): {
  readonly at: string;
  readonly totalShots: number;
} {
  if ('film' in entry) return { at: entry.film.startedAt, totalShots: entry.film.totalShots };
  const { workoutDate, totalShots } = entry.body.workout;
  return { at: workoutDate, totalShots };
}

const NOTHING: readonly WaitingWorkout[] = [];
/** The list as last read, so that subscribers get the same object until it changes. */
let known: { readonly userId: string; readonly waiting: readonly WaitingWorkout[] } | null = null;

// Another tab has sent or added something: read the list again.
window.addEventListener('storage', () => {
  known = null;
});

/** A user's workouts waiting on this device. */
export function waitingWorkouts(userId: string): readonly WaitingWorkout[] {
  if (known?.userId !== userId) known = { userId, waiting: storage.read(userId) ?? NOTHING };
  return known.waiting;
}

function change(userId: string, waiting: readonly WaitingWorkout[]): boolean {
  const isStored = storage.write(userId, waiting.length === 0 ? null : [...waiting]);
  if (isStored) known = { userId, waiting };
  outboxChanged();
  return isStored;
}

function put(userId: string, entry: WaitingWorkout): boolean {
  const others = (storage.read(userId) ?? NOTHING).filter(({ key }) => key !== entry.key);
  return change(userId, [...others, entry]);
}

/** Stores a workout until it can be sent; false if this browser has no storage. */
export function putIntoOutbox(userId: string, key: string, body: CreateWorkoutBody): boolean {
  return put(userId, { key, body, refusal: null, byDeviceClock: clockError() === null });
}

/** The same for a film stored under this key. */
export function putFilmIntoOutbox(
  userId: string,
  key: string,
  film: Extract<WaitingWorkout, { film: unknown }>['film'],
): boolean {
  return put(userId, { key, film, refusal: null, byDeviceClock: clockError() === null });
}

/** Discards a waiting workout. */
export function removeFromOutbox(userId: string, key: string): void {
  change(
    userId,
    (storage.read(userId) ?? NOTHING).filter((entry) => entry.key !== key),
  );
}

/** The same workout at another moment. */
function movedTo(entry: WaitingWorkout, { workoutDate, ...own }: OwnMoment): WaitingWorkout {
  const moved = { ...entry, byDeviceClock: false, refusal: null };
  if ('film' in moved) return { ...moved, film: { ...moved.film, startedAt: workoutDate, ...own } };
  const workout = { ...moved.body.workout, workoutDate, ...own };
  return { ...moved, body: { ...moved.body, workout } };
}

/** Changes a waiting workout's moment and sends it again. */
export function moveInOutbox(userId: string, key: string, moment: OwnMoment): void {
  change(
    userId,
    (storage.read(userId) ?? NOTHING).map((entry) =>
      entry.key === key ? movedTo(entry, moment) : entry,
    ),
  );
}

/** The workout by the server's clock, if it was counted before the server answered and this device's clock is wrong. */
function byServerClock(entry: WaitingWorkout): WaitingWorkout {
  const error = clockError() ?? 0;
  if (!entry.byDeviceClock || error === 0) return entry;
  const at = new Date(Date.parse(factsOf(entry).at) - error);
  const { timeZone } = 'film' in entry ? entry.film : entry.body.workout;
  if (timeZone === undefined) return entry;
  return movedTo(entry, { workoutDate: at.toISOString(), timeZone, localDay: localDayOf(at, timeZone) }); // prettier-ignore
}

type Refused = Pick<WaitingWorkout, 'refusal' | 'phrase'>;

/** The reason in the current language, and as a phrase for others. */
function whyRefused(error: unknown): Refused {
  const fallback =
    error instanceof NoLongerStored ? error.message : t('The server does not take this workout.');
  const phrase = error instanceof ApiError ? error.body?.phrase : undefined;
  return { refusal: userMessage(error, fallback), phrase };
}

function refuse(userId: string, key: string, refused: Refused): void {
  const waiting = storage.read(userId) ?? NOTHING;
  change(
    userId,
    waiting.map((entry) => (entry.key === key ? { ...entry, ...refused } : entry)),
  );
}

/** Runs in one tab at a time, if the browser has locks. */
async function alone(work: () => Promise<void>): Promise<void> {
  // Over plain http, except on localhost, browsers have no locks; the idempotency key then prevents duplicates.
  const locks = navigator.locks as LockManager | null | undefined;
  if (locks) await locks.request('hooplog.outbox', work);
  else await work();
}

/** A workout that arrived. */
interface Sent {
  readonly key: string;
  readonly totalShots: number;
  /** Its video, if it was filmed. */
  readonly videoId: string | null;
  /** Null if it was filmed: it is reviewed first. */
  readonly workoutId: string | null;
}

/** Sends one workout. The code for films loads only when one is sent. */
async function send(waits: WaitingWorkout): Promise<Sent> {
  const entry = byServerClock(waits);
  const { key } = entry;
  if ('film' in entry) {
    const { sendStoredFilm } = await import('../films/send-film.ts');
    return { key, workoutId: null, ...(await sendStoredFilm(key, entry.film)) };
  }
  const { body } = entry;
  const { id, totalShots } = await call('POST /api/workouts', {
    headers: { 'idempotency-key': key },
    body,
    isKept: true,
  }).catch((error: unknown) => correctSaved(error, body.workout));
  return { key, totalShots, videoId: null, workoutId: id };
}

/**
 * Sends waiting workouts, oldest first, until the connection fails.
 * @param onSent called for each workout that arrived
 */
export function sendOutbox(userId: string, onSent: (sent: Sent) => void): Promise<void> {
  return alone(async () => {
    for (const entry of storage.read(userId) ?? NOTHING) {
      const { key } = entry;
      try {
        const saved = await send(entry);
        if (saved.workoutId !== null) rememberSent(userId, key, saved.workoutId);
        removeFromOutbox(userId, key);
        onSent(saved);
      } catch (error) {
        if (isWorthAnotherTry(error)) return;
        refuse(userId, key, whyRefused(error));
      }
    }
  });
}
