import type { Message } from '@hooplog/contract';
import { type RefObject, useEffect, useState } from 'react';

interface Jump {
  /** The message last jumped to. */
  readonly found: string | null;
  readonly jumpTo: (messageId: string) => void;
}

/** Scrolls to a message of the conversation; older pages are loaded until it is found. */
export function useJump(
  box: RefObject<HTMLElement | null>,
  messages: readonly Message[],
  hasOlder: boolean,
  onOlder: () => void,
): Jump {
  const [wanted, setWanted] = useState<string | null>(null);
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const item = box.current?.querySelector<HTMLElement>(`[data-message="${wanted}"]`);
    if (item === null || item === undefined) {
      if (hasOlder) onOlder();
      else setWanted(null);
      return;
    }
    item.scrollIntoView({ block: 'center' });
    item.focus({ preventScroll: true });
    setFound(wanted);
    setWanted(null);
    // oxlint-disable-next-line react/exhaustive-deps -- Once per loaded page, not for each new `onOlder`.
  }, [wanted, messages]);
  return { found, jumpTo: setWanted };
}
