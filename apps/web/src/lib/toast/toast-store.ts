/** One message to the user. */
export interface ToastMessage {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly tone: 'default' | 'destructive';
  /** Where what it tells of is shown; left out where one stands there already. */
  readonly leads?: { readonly path: string; readonly label: string };
  /** What takes it back; the message stays for longer. */
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
 * Shows a message. One is visible at a time: a newer one takes the place of the older, but nothing takes that of an
 * error except another error. What else comes waits until it was read.
 */
export function toast(message: NewToast): void {
  if (current !== null && isError(current) && !isError(message)) waiting.unshift(message);
  else show(message);
}

/** Shows a message when the visible one, and those that waited before, are gone: several at once are all read. */
export function toastLater(message: NewToast): void {
  if (current === null) show(message);
  else waiting.push(message);
}

/** Takes the message away, unless a newer one stands in its place; then the next one's turn has come. */
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
