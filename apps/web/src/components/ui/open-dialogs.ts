/** The open dialogs, the topmost last. */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Registers an open dialog; the returned function unregisters it. */
export function dialogOpened(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => {
    change(open.filter((other) => other !== dialog));
  };
}

/** For `useSyncExternalStore`. */
export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The one dialog that takes input now: everything outside it is inert for pointers, keys and screen readers. */
export function topDialog(): HTMLElement | null {
  return open.at(-1) ?? null;
}
