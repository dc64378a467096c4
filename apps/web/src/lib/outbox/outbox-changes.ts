import { isKept } from '../kept/kept-value.ts';

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

/** Whether anything waits on this device for a user: known without the part of the program that reads it. */
export const hasWaiting = (userId: string): boolean =>
  isKept(OUTBOX, userId) || isKept(CLIPS, userId);
