import type { Message } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { CornerUpLeft, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/ui/avatar.tsx';
import { cn } from '../../components/ui/cn.ts';
import { formatDayAndTime } from '../../lib/format/dates.ts';
import { relativeTime } from '../../lib/format/relative-time.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { MessageQuote } from './message-quote.tsx';
import { MessageReactions } from './message-reactions.tsx';
import { MessageText } from './message-text.tsx';
import type { ChatOf } from './use-conversation.ts';

interface MessageItemProps {
  readonly message: Message;
  readonly group: ChatOf;
  readonly ownId: string;
  /** Whether web addresses are links. */
  readonly hasLinks: boolean;
  /** Content above its text. */
  readonly above?: ReactNode;
  readonly now: Date;
  /** Whether it follows a message of the same player: the name is then for screen readers only. */
  readonly goesOn: boolean;
  /** Marked, since the reader has just jumped to it. */
  readonly isFound: boolean;
  readonly onJump: (messageId: string) => void;
  readonly onReply: () => void;
  readonly onMore: () => void;
}

const ICON_BUTTON =
  'thumb grid size-6 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink [&_svg]:size-4.5';

/** Beside the message: with a row of buttons under each, a phone would show only two messages. */
function Actions({ message, onReply, onMore }: MessageItemProps) {
  const named = message.content.slice(0, 40);
  return (
    <>
      <button
        type="button"
        aria-label={t('More: {message}', { message: named })}
        title={t('More')}
        aria-haspopup="dialog"
        onClick={onMore}
        className={ICON_BUTTON}
      >
        <Ellipsis aria-hidden />
      </button>
      {/* With touch, it is in the “More” menu. */}
      <button
        type="button"
        aria-label={t('Reply: {message}', { message: named })}
        title={t('Reply')}
        onClick={onReply}
        className={cn(
          ICON_BUTTON,
          'opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100 pointer-coarse:hidden',
        )}
      >
        <CornerUpLeft aria-hidden />
      </button>
    </>
  );
}

/** One message; own ones are on the right, labelled You. Its text is plain except for web addresses. */
export function MessageItem(props: MessageItemProps) {
  const { message, group, ownId, hasLinks, above, now, goesOn, isFound, onJump } = props;
  const timeZone = useTimeZone();
  const { user, content, createdAt, replyTo, removedAt } = message;
  const isOwn = message.userId === ownId;
  return (
    <li
      data-message={message.id}
      tabIndex={-1}
      className={cn(
        'group/message flex gap-2.5 outline-none first:mt-0',
        goesOn ? 'mt-1' : 'mt-3',
        isOwn && 'flex-row-reverse',
      )}
    >
      {!isOwn && (
        <Avatar
          name={user.name}
          imageUrl={user.profileImageUrl}
          className={goesOn ? 'invisible h-0' : 'mt-0.5'}
        />
      )}
      <div className={cn('flex min-w-0 flex-1 flex-col', isOwn ? 'items-end' : 'items-start')}>
        <p className={cn('flex max-w-full items-baseline gap-2 text-sm', goesOn && 'sr-only')}>
          <bdi className="truncate font-semibold">{isOwn ? t('You') : user.name}</bdi>
          <time
            dateTime={createdAt}
            title={formatDayAndTime(createdAt, timeZone)}
            className="shrink-0 text-xs text-muted"
          >
            {relativeTime(createdAt, now)}
          </time>
        </p>
        <div className={cn('flex max-w-full items-center gap-1', isOwn && 'flex-row-reverse')}>
          <div
            className={cn(
              'max-w-[34rem] min-w-0 rounded-card px-3 py-2',
              isOwn ? 'bg-accent-soft' : 'bg-sunken',
              isFound && 'outline-2 outline-accent',
              removedAt !== undefined && 'opacity-60',
            )}
          >
            {replyTo !== undefined && (
              <MessageQuote
                quote={replyTo}
                ownId={ownId}
                onJump={() => {
                  onJump(replyTo.id);
                }}
              />
            )}
            <p dir="auto" className="text-start wrap-anywhere whitespace-pre-wrap">
              {above}
              {hasLinks ? <MessageText text={content} /> : content}
            </p>
          </div>
          {removedAt === undefined && <Actions {...props} />}
        </div>
        {removedAt === undefined ? (
          <div className="z-10 mx-2 -mt-1.5 empty:hidden">
            <MessageReactions group={group} message={message} givenOnly />
          </div>
        ) : (
          <p className="mt-1 text-sm text-muted">
            {t('This message was removed. Only you still see it.')}
          </p>
        )}
      </div>
    </li>
  );
}
