/** One message to the user. */
export interface ToastMessage {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly tone: 'default' | 'destructive';
}

type NewToast = Pick<ToastMessage, 'title'> & Partial<Omit<ToastMessage, 'id' | 'title'>>;

let current: ToastMessage | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: ToastMessage | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message. One is visible at a time: a newer one takes the place of the older. */
export function toast(message: NewToast): void {
  lastId += 1;
  change({ tone: 'default', ...message, id: lastId });
}

/** Takes the message away, unless a newer one stands in its place. */
export function dismissToast(id: number): void {
  if (current?.id === id) change(null);
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
