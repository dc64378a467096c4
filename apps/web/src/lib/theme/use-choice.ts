import { useSyncExternalStore } from 'react';

interface StoredChoice<Choice extends string> {
  readonly read: () => Choice;
  readonly choose: (choice: Choice) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A stored display choice and its setter. */
export function useChoice<Choice extends string>(store: StoredChoice<Choice>) {
  return [useSyncExternalStore(store.subscribe, store.read), store.choose] as const;
}
