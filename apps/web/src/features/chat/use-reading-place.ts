import type { Message } from '@hooplog/contract';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end in pixels within which the reader counts as reading the newest message. */
const NEAR_END = 48;

interface Shown {
  readonly first: string | undefined;
  readonly newest: string;
  readonly height: number;
}

export interface ReadingPlace {
  readonly box: RefObject<HTMLDivElement | null>;
  /** New messages arrived while the reader was scrolled up. */
  readonly hasNews: boolean;
  /** Whether the newest message is visible. */
  readonly isAtEnd: boolean;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
}

const momentOf = (message: Message | undefined): string => message?.createdAt ?? '';

/**
 * Keeps the scroll position. At the end it follows new messages; farther up nothing moves, even when older messages are
 * prepended. A message of one's own scrolls to the end.
 */
export function useReadingPlace(messages: readonly Message[], ownId: string): ReadingPlace {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const shown = useRef<Shown>({ first: undefined, newest: '', height: 0 });
  // Null at the end; when scrolled up, the time of the newest message that the reader has seen.
  const [seen, setSeen] = useState<string | null>(null);
  const newest = momentOf(messages.at(-1));

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const last = messages.at(-1);
    const before = shown.current;
    const { scrollHeight } = element;
    shown.current = { first: messages[0]?.id, newest: momentOf(last), height: scrollHeight };
    const isNew = momentOf(last) > before.newest;
    if (isAtEnd.current || (isNew && last?.userId === ownId)) element.scrollTop = scrollHeight;
    else if (before.first !== messages[0]?.id && !isNew) {
      element.scrollTop += scrollHeight - before.height;
    }
  }, [messages, ownId]);

  const onScroll = () => {
    const element = box.current;
    if (element === null) return;
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    isAtEnd.current = left <= NEAR_END;
    setSeen((before) => (isAtEnd.current ? null : (before ?? newest)));
  };
  const toEnd = () => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  };
  return { box, hasNews: seen !== null && newest > seen, isAtEnd: seen === null, onScroll, toEnd };
}
