import type { Message } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useNow } from '../../lib/device/use-now.ts';
import { goesOn } from './conversation.ts';
import { MessageItem } from './message-item.tsx';
import type { ChatOf } from './use-conversation.ts';
import { useJump } from './use-jump.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useReadingPlace } from './use-reading-place.ts';

/** Refresh interval of the relative times in milliseconds; they are exact to the minute. */
const TICK = 15_000;
/** Distance from the top in pixels at which older messages are loaded. */
const NEAR_TOP = 120;

export interface MessageListProps {
  readonly group: ChatOf;
  readonly messages: readonly Message[];
  readonly ownId: string;
  readonly hasLinks: boolean;
  /** Content above the text of a message. */
  readonly aboveOf?: ((message: Message) => ReactNode) | undefined;
  /** Whether the messages have been refetched since the chat was opened. */
  readonly isUpToDate: boolean;
  /** Whether there are older messages. */
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly onOlder: () => void;
  readonly onReply: (message: Message) => void;
  readonly onMore: (message: Message) => void;
}

/** The first message that was new when the chat was opened; fixed while the chat is open. */
function useFirstNew({ messages, isUpToDate }: MessageListProps): string | null {
  const [first, setFirst] = useState<string | null>();
  if (first === undefined && isUpToDate) {
    setFirst(messages.find(({ isNew }) => isNew)?.id ?? null);
  }
  return first ?? null;
}

const NEW_LINE = (
  <li className="mt-3 flex items-center gap-3 text-sm font-semibold text-accent-text before:h-px before:flex-1 before:bg-accent after:h-px after:flex-1 after:bg-accent">
    {t('New', {}, 'messages below this line')}
  </li>
);

/** The conversation in a scroll box, the newest message at the bottom. */
export function MessageList(props: MessageListProps) {
  const { group, messages, ownId, hasLinks, aboveOf } = props;
  const { hasOlder, isLoadingOlder, onOlder, onReply, onMore } = props;
  const { box, hasNews, isAtEnd, onScroll, toEnd } = useReadingPlace(messages, ownId);
  const { found, jumpTo } = useJump(box, messages, hasOlder, onOlder);
  const firstNew = useFirstNew(props);
  useMarkRead(group, messages, isAtEnd);
  const now = useNow(TICK);
  useEffect(() => {
    toEnd();
    // oxlint-disable-next-line react/exhaustive-deps -- Only on mount: later the scroll position stays.
  }, []);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        role="log"
        aria-label={t('Messages')}
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
              {t('Older messages')}
            </Button>
          </div>
        )}
        <ol>
          {messages.map((message, place) => (
            <Fragment key={message.id}>
              {message.id === firstNew && NEW_LINE}
              <MessageItem
                {...{ message, group, ownId, hasLinks, now }}
                goesOn={message.id !== firstNew && goesOn(message, messages[place - 1])}
                above={aboveOf?.(message)}
                isFound={message.id === found}
                onJump={jumpTo}
                onReply={() => {
                  onReply(message);
                }}
                onMore={() => {
                  onMore(message);
                }}
              />
            </Fragment>
          ))}
        </ol>
      </div>
      {hasNews && (
        <Button size="sm" onClick={toEnd} className="absolute bottom-3 left-1/2 -translate-x-1/2">
          <ArrowDown aria-hidden />
          {t('New messages')}
        </Button>
      )}
    </div>
  );
}
