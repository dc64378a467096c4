import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { currentUserQuery } from '../queries/current-user.ts';
import { onSessionLost } from './on-session-lost.ts';

interface Draft {
  readonly userId: string | null;
  readonly value: unknown;
}

const keyOf = (name: string) => `hooplog.unsaved.${name}`;

/** This tab only: a draft must not appear on another page, nor after the tab is closed. */
function write(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Storage can be forbidden or full: then the draft is lost.
  }
}

/** Takes a stored draft; another user's is discarded unread. */
function take(name: string, userId: string | null): unknown {
  try {
    const text = sessionStorage.getItem(keyOf(name));
    sessionStorage.removeItem(keyOf(name));
    if (text === null) return undefined;
    const draft = JSON.parse(text) as Draft;
    return draft.userId === userId ? draft.value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a draft when the session ends while somebody is typing, and restores it after they have signed in again.
 * @param name of the form; two that can be open at once need two
 * @param read returns the input; undefined if there is nothing to lose
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
    // Written by this very form, in this tab, before the sign-in.
    if (value !== undefined) restore(value as T);
  });
  useEffect(() => {
    onShown();
    return onSessionLost(onLeave);
  }, [name]);
}
