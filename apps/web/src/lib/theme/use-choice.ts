import { useSyncExternalStore } from 'react';

interface StoredChoice<Choice extends string> {
  readonly read: () => Choice;
  readonly choose: (choice: Choice) => void;
  /** The value where there is no browser: when the build renders pages. */
  readonly fallback: Choice;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A stored display choice and its setter. */
export function useChoice<Choice extends string>(store: StoredChoice<Choice>) {
  return [
    useSyncExternalStore(store.subscribe, store.read, () => store.fallback),
    store.choose,
  ] as const;
}
