import type { Message } from '@hooplog/contract';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { MessageItem } from './message-item.tsx';
import { useNow } from '../../lib/device/use-now.ts';
import { useReadingPlace } from './use-reading-place.ts';

/** Milliseconds between two looks at the clock; times are told to the minute. */
const TICK = 15_000;
/** Pixels from the top within which older messages are fetched. */
const NEAR_TOP = 120;

interface MessageListProps {
  readonly messages: readonly Message[];
  readonly ownId: string;
  readonly mayRemove: boolean;
  /** What stands above the text of a message. */
  readonly aboveOf?: ((message: Message) => ReactNode) | undefined;
  /** Whether there is more above. */
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly onOlder: () => void;
  readonly onDelete: (message: Message) => void;
}

/** The conversation in a box that scrolls by itself, the newest message at its end. */
export function MessageList(props: MessageListProps) {
  const { messages, ownId, mayRemove, aboveOf, hasOlder, isLoadingOlder, onOlder, onDelete } =
    props;
  const { box, hasNews, onScroll, toEnd } = useReadingPlace(messages, ownId);
  const now = useNow(TICK);
  useEffect(() => {
    toEnd();
    // oxlint-disable-next-line react/exhaustive-deps -- Only when the box appears: later the reader's place is kept.
  }, []);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        role="log"
        aria-label="Messages"
        aria-busy={isLoadingOlder}
        tabIndex={0}
        onScroll={() => {
          onScroll();
          const top = box.current?.scrollTop ?? 0;
          if (top < NEAR_TOP && hasOlder && !isLoadingOlder) onOlder();
        }}
        className="h-full overflow-y-auto overscroll-contain p-3 [overflow-anchor:none] sm:p-4"
      >
        {hasOlder && (
          <div className="mb-3 text-center">
            <Button variant="quiet" size="sm" pending={isLoadingOlder} onClick={onOlder}>
              Older messages
            </Button>
          </div>
        )}
        <ol className="space-y-4">
          {messages.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              ownId={ownId}
              mayRemove={mayRemove}
              above={aboveOf?.(message)}
              now={now}
              onDelete={() => {
                onDelete(message);
              }}
            />
          ))}
        </ol>
      </div>
      {hasNews && (
        <Button size="sm" onClick={toEnd} className="absolute bottom-3 left-1/2 -translate-x-1/2">
          <ArrowDown aria-hidden />
          New messages
        </Button>
      )}
    </div>
  );
}
