import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { currentUserQuery } from '../queries/current-user.ts';
import { onSessionLost } from './on-session-lost.ts';

interface Kept {
  readonly userId: string | null;
  readonly value: unknown;
}

const keyOf = (name: string) => `hooplog.unsaved.${name}`;

/** This tab only: what was typed here does not turn up on another page, nor after it is closed. */
function write(name: string, kept: Kept): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // Storage can be forbidden or full: then there is nowhere to keep it.
  }
}

/** Takes what was kept; somebody else's is thrown away unread. */
function take(name: string, userId: string | null): unknown {
  try {
    const text = sessionStorage.getItem(keyOf(name));
    sessionStorage.removeItem(keyOf(name));
    if (text === null) return undefined;
    const kept = JSON.parse(text) as Kept;
    return kept.userId === userId ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps what somebody is typing when the session ends under it, and gives it back to them once they have signed in again.
 *
 * @param name of the form; two that can be open at once need two
 * @param read what is typed; undefined when there is nothing to lose
 * @param restore puts it back, right after the form is shown
 */
export function usePersistedDraft<T>(
  name: string,
  read: () => T | undefined,
  restore: (value: T) => void,
): void {
  const client = useQueryClient();
  const userId = () => client.getQueryData(currentUserQuery.queryKey)?.id ?? null;
  const onLeave = useEffectEvent(() => {
    const value = read();
    if (value !== undefined) write(name, { userId: userId(), value });
  });
  const onShown = useEffectEvent(() => {
    const value = take(name, userId());
    // Written by this very form, in this tab, a sign-in ago.
    if (value !== undefined) restore(value as T);
  });
  useEffect(() => {
    onShown();
    return onSessionLost(onLeave);
  }, [name]);
}
