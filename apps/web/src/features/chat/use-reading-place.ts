import type { Message } from '@hooplog/contract';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which somebody reads the newest. */
const NEAR_END = 48;

interface Shown {
  readonly first: string | undefined;
  readonly newest: string;
  readonly height: number;
}

export interface ReadingPlace {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Something was said while the reader was further up. */
  readonly hasNews: boolean;
  /** Whether the newest message is in sight. */
  readonly isAtEnd: boolean;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
}

const momentOf = (message: Message | undefined): string => message?.createdAt ?? '';

/**
 * Keeps the reader's place: at the end new messages are followed, further up nothing moves, also when older messages
 * come in above. What one says oneself leads to the end.
 */
export function useReadingPlace(messages: readonly Message[], ownId: string): ReadingPlace {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const shown = useRef<Shown>({ first: undefined, newest: '', height: 0 });
  // Null at the end; further up the moment of the newest message that the reader has seen.
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
