const keepers = new Set<() => void>();
let leaving = false;

/** Calls `keep` right before the page is left because the session ended; the returned function unsubscribes. */
export function onSessionLost(keep: () => void): () => void {
  keepers.add(keep);
  return () => {
    keepers.delete(keep);
  };
}

/** Lets every part of the page save its input; from now on no "leave this page?" prompt is needed. */
export function saveDrafts(): void {
  leaving = true;
  for (const keep of keepers) keep();
}

/** Whether the page is being left to sign in again, with all input saved. */
export const isLeavingToSignIn = (): boolean => leaving;
