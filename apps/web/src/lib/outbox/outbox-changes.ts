import { hasStored, store, readStored } from '../device-storage/stored-value.ts';

/** Storage name of waiting workouts. */
export const OUTBOX = 'outbox';
/** Storage name of waiting clips. */
export const CLIPS = 'clips';

const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: calls the listener when an entry was added or removed, in another tab too. */
export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Call it after every change of the outbox. */
export function outboxChanged(): void {
  for (const listener of listeners) listener();
}

/** Whether a workout waits under this key, without loading the code that reads it. */
export function waitsUnder(userId: string, key: string): boolean {
  const waiting = readStored(OUTBOX, userId);
  return Array.isArray(waiting) && waiting.some((entry: { key?: unknown }) => entry.key === key);
}

/** Storage name of the ids of workouts that were sent. */
const SENT = 'sent';
const KEPT_SENT = 20;

const sentPairs = (userId: string): [key: string, id: string][] => {
  const pairs = readStored(SENT, userId);
  return Array.isArray(pairs) ? (pairs as [string, string][]) : [];
};

/** Stores the id of a workout that arrived: its finish screen may still be open under its key. */
export function rememberSent(userId: string, key: string, id: string): void {
  store(SENT, userId, [[key, id], ...sentPairs(userId)].slice(0, KEPT_SENT));
}

/** The id of a workout that waited under this key; null if it has not arrived. */
export const sentAs = (userId: string, key: string): string | null =>
  sentPairs(userId).find(([sent]) => sent === key)?.[1] ?? null;

/** Whether anything waits on this device for a user, without loading the code that reads it. */
export const hasWaiting = (userId: string): boolean =>
  hasStored(OUTBOX, userId) || hasStored(CLIPS, userId);
