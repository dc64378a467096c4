import { hasStored, store, readStored } from '../device-storage/stored-value.ts';

/** Under which what waits is kept. */
export const OUTBOX = 'outbox';
/** The same of clips. */
export const CLIPS = 'clips';

const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: told when something was put in or taken out, in another tab too. */
export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** To be called when what waits has changed. */
export function outboxChanged(): void {
  for (const listener of listeners) listener();
}

/** Whether a workout waits under this key: known without the part of the program that reads it. */
export function waitsUnder(userId: string, key: string): boolean {
  const waiting = readStored(OUTBOX, userId);
  return Array.isArray(waiting) && waiting.some((entry: { key?: unknown }) => entry.key === key);
}

/** Under which it is kept what became of workouts that waited. */
const SENT = 'sent';
const KEPT_SENT = 20;

const sentPairs = (userId: string): [key: string, id: string][] => {
  const pairs = readStored(SENT, userId);
  return Array.isArray(pairs) ? (pairs as [string, string][]) : [];
};

/** Keeps under which id a workout has arrived: its finish screen may still be open under its key. */
export function rememberSent(userId: string, key: string, id: string): void {
  store(SENT, userId, [[key, id], ...sentPairs(userId)].slice(0, KEPT_SENT));
}

/** The id of a workout that waited under this key; null where none has arrived. */
export const sentAs = (userId: string, key: string): string | null =>
  sentPairs(userId).find(([sent]) => sent === key)?.[1] ?? null;

/** Whether anything waits on this device for a user: known without the part of the program that reads it. */
export const hasWaiting = (userId: string): boolean =>
  hasStored(OUTBOX, userId) || hasStored(CLIPS, userId);
