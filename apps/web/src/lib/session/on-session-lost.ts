const keepers = new Set<() => void>();
let leaving = false;

/** Calls `keep` right before the page is left because the session ended; the answer takes it back. */
export function onSessionLost(keep: () => void): () => void {
  keepers.add(keep);
  return () => {
    keepers.delete(keep);
  };
}

/** Lets every part of the page keep what it holds; from now on nobody need ask whether to leave. */
export function saveDrafts(): void {
  leaving = true;
  for (const keep of keepers) keep();
}

/** Whether the page is being left to sign in again, with all that was typed kept. */
export const isLeavingToSignIn = (): boolean => leaving;
