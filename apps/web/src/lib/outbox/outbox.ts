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
  /** The Idempotency-Key: however often it is sent, it is saved once. */
  key: z.string(),
  /** Why the server does not take it; null while it has not been asked. */
  refusal: z.string().nullable(),
  /** The same for another language. */
  phrase: phraseSchema.optional(),
  /** Its moment is by the clock of this device: the server had not been heard. */
  byDeviceClock: z.boolean().default(false),
});
const waitingSchema = z.array(
  z.union([
    waiting.extend({
      body: z.custom<CreateWorkoutBody>(
        (value) => createWorkoutBodySchema.safeParse(value).success,
      ),
    }),
    /** A film that was counted live; what is sent of it is kept by its key in `lib/films`. */
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
const kept = storedValue(OUTBOX, waitingSchema);

/** A workout that is to be sent when there is a connection. */
export type WaitingWorkout = z.output<typeof waitingSchema>[number];

/** When a waiting workout was, and how much it holds. */
export function factsOf(entry: WaitingWorkout): {
  readonly at: string;
  readonly totalShots: number;
} {
  if ('film' in entry) return { at: entry.film.startedAt, totalShots: entry.film.totalShots };
  const { workoutDate, totalShots } = entry.body.workout;
  return { at: workoutDate, totalShots };
}

const NOTHING: readonly WaitingWorkout[] = [];
/** The list as it was last read, so that who watches it gets the same object until it changes. */
let known: { readonly userId: string; readonly waiting: readonly WaitingWorkout[] } | null = null;

// Another tab has sent or added something: the list is read again.
window.addEventListener('storage', () => {
  known = null;
});

/** What waits on this device for a user. */
export function waitingWorkouts(userId: string): readonly WaitingWorkout[] {
  if (known?.userId !== userId) known = { userId, waiting: kept.read(userId) ?? NOTHING };
  return known.waiting;
}

function change(userId: string, waiting: readonly WaitingWorkout[]): boolean {
  const isKept = kept.write(userId, waiting.length === 0 ? null : [...waiting]);
  if (isKept) known = { userId, waiting };
  outboxChanged();
  return isKept;
}

function put(userId: string, entry: WaitingWorkout): boolean {
  const others = (kept.read(userId) ?? NOTHING).filter(({ key }) => key !== entry.key);
  return change(userId, [...others, entry]);
}

/** Keeps a workout until it can be sent; false where this browser keeps nothing. */
export function putIntoOutbox(userId: string, key: string, body: CreateWorkoutBody): boolean {
  return put(userId, { key, body, refusal: null, byDeviceClock: clockError() === null });
}

/** The same for a film that is kept under this key. */
export function putFilmIntoOutbox(
  userId: string,
  key: string,
  film: Extract<WaitingWorkout, { film: unknown }>['film'],
): boolean {
  return put(userId, { key, film, refusal: null, byDeviceClock: clockError() === null });
}

/** Gives a waiting workout up. */
export function removeFromOutbox(userId: string, key: string): void {
  change(
    userId,
    (kept.read(userId) ?? NOTHING).filter((entry) => entry.key !== key),
  );
}

/** The same workout at another moment. */
function movedTo(entry: WaitingWorkout, { workoutDate, ...own }: OwnMoment): WaitingWorkout {
  const moved = { ...entry, byDeviceClock: false, refusal: null };
  if ('film' in moved) return { ...moved, film: { ...moved.film, startedAt: workoutDate, ...own } };
  const workout = { ...moved.body.workout, workoutDate, ...own };
  return { ...moved, body: { ...moved.body, workout } };
}

/** Says when a waiting workout was; it is sent again. */
export function moveInOutbox(userId: string, key: string, moment: OwnMoment): void {
  change(
    userId,
    (kept.read(userId) ?? NOTHING).map((entry) =>
      entry.key === key ? movedTo(entry, moment) : entry,
    ),
  );
}

/** The workout by the server's clock, where it was counted before the server was heard and this device's clock is wrong. */
function byServerClock(entry: WaitingWorkout): WaitingWorkout {
  const error = clockError() ?? 0;
  if (!entry.byDeviceClock || error === 0) return entry;
  const at = new Date(Date.parse(factsOf(entry).at) - error);
  const { timeZone } = 'film' in entry ? entry.film : entry.body.workout;
  if (timeZone === undefined) return entry;
  return movedTo(entry, { workoutDate: at.toISOString(), timeZone, localDay: localDayOf(at, timeZone) }); // prettier-ignore
}

type Refused = Pick<WaitingWorkout, 'refusal' | 'phrase'>;

/** In the words of now, and so that it can be said in another language later. */
function whyRefused(error: unknown): Refused {
  const fallback =
    error instanceof NoLongerStored ? error.message : t('The server does not take this workout.');
  const phrase = error instanceof ApiError ? error.body?.phrase : undefined;
  return { refusal: userMessage(error, fallback), phrase };
}

function refuse(userId: string, key: string, refused: Refused): void {
  const waiting = kept.read(userId) ?? NOTHING;
  change(
    userId,
    waiting.map((entry) => (entry.key === key ? { ...entry, ...refused } : entry)),
  );
}

/** One tab at a time, where the browser can tell. */
async function alone(work: () => Promise<void>): Promise<void> {
  // On plain http, away from the own machine, browsers have no locks; the key then keeps it to one.
  const locks = navigator.locks as LockManager | null | undefined;
  if (locks) await locks.request('hooplog.outbox', work);
  else await work();
}

/** A workout that arrived. */
interface Sent {
  readonly key: string;
  readonly totalShots: number;
  /** Its video, where it was filmed. */
  readonly videoId: string | null;
  /** Null where it was filmed: it is reviewed first. */
  readonly workoutId: string | null;
}

/** Sends one. A film's part of the program is loaded when there is one. */
async function send(waits: WaitingWorkout): Promise<Sent> {
  const entry = byServerClock(waits);
  const { key } = entry;
  if ('film' in entry) {
    const { sendKeptFilm } = await import('../films/send-film.ts');
    return { key, workoutId: null, ...(await sendKeptFilm(key, entry.film)) };
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
 * Sends what waits, oldest first, until the connection fails.
 *
 * @param onSent told of each workout that arrived
 */
export function sendOutbox(userId: string, onSent: (sent: Sent) => void): Promise<void> {
  return alone(async () => {
    for (const entry of kept.read(userId) ?? NOTHING) {
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
