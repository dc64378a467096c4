/** One message to the user. */
export interface ToastMessage {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly tone: 'default' | 'destructive';
  /** A link to the subject of the message; left out if its page is already open. */
  readonly leads?: { readonly path: string; readonly label: string };
  /** Undoes the action; the message then stays longer. */
  readonly undo?: () => void;
}

type NewToast = Pick<ToastMessage, 'title'> & Partial<Omit<ToastMessage, 'id' | 'title'>>;

let current: ToastMessage | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: ToastMessage | null): void {
  current = next;
  for (const listener of listeners) listener();
}

const waiting: NewToast[] = [];

function show(message: NewToast): void {
  lastId += 1;
  change({ tone: 'default', ...message, id: lastId });
}

const isError = ({ tone }: Pick<NewToast, 'tone'>) => tone === 'destructive';

/**
 * Shows a message. One is visible at a time: a newer one replaces the older, but only an error replaces an error. Other
 * messages wait until it is dismissed.
 */
export function toast(message: NewToast): void {
  if (current !== null && isError(current) && !isError(message)) waiting.unshift(message);
  else show(message);
}

/** Shows a message after the visible one and those that waited before: several at once are all shown. */
export function toastLater(message: NewToast): void {
  if (current === null) show(message);
  else waiting.push(message);
}

/** Removes the message, unless a newer one has replaced it; then shows the next one. */
export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  const next = waiting.shift();
  if (next === undefined) change(null);
  else show(next);
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visible message. */
export function currentToast(): ToastMessage | null {
  return current;
}
