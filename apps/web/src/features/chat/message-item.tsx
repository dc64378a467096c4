import type { Message } from '@hooplog/contract';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/ui/avatar.tsx';
import { cn } from '../../components/ui/cn.ts';
import { formatDayAndTime } from '../../lib/format/dates.ts';
import { relativeTime } from '../../lib/format/relative-time.ts';
import { MessageText } from './message-text.tsx';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';

interface MessageItemProps {
  readonly message: Message;
  readonly ownId: string;
  /** Of a squad that the reader owns. */
  readonly mayRemove: boolean;
  /** What stands above its text. */
  readonly above?: ReactNode;
  readonly now: Date;
  readonly onDelete: () => void;
}

/** One message: own ones on the right, labelled You. Its text is text, but for web addresses. */
export function MessageItem({ message, ownId, mayRemove, above, now, onDelete }: MessageItemProps) {
  const timeZone = useTimeZone();
  const { user, content, createdAt } = message;
  const isOwn = message.userId === ownId;
  return (
    <li className={cn('flex gap-2.5', isOwn && 'flex-row-reverse')}>
      {!isOwn && <Avatar name={user.name} imageUrl={user.profileImageUrl} className="mt-0.5" />}
      <div className={cn('flex max-w-[85%] min-w-0 flex-col', isOwn && 'items-end')}>
        <p className="flex max-w-full items-baseline gap-2 text-sm">
          <bdi className="truncate font-semibold">{isOwn ? 'You' : user.name}</bdi>
          <time
            dateTime={createdAt}
            title={formatDayAndTime(createdAt, timeZone)}
            className="shrink-0 text-xs text-muted"
          >
            {relativeTime(createdAt, now)}
          </time>
        </p>
        <div className="flex max-w-full items-center gap-1">
          {(isOwn || mayRemove) && (
            <button
              type="button"
              aria-label={`Delete message: ${content.slice(0, 40)}`}
              title="Delete message"
              onClick={onDelete}
              className="grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
            >
              <Trash2 aria-hidden className="size-4" />
            </button>
          )}
          <p
            dir="auto"
            className={cn(
              'min-w-0 rounded-card px-3 py-2 text-start wrap-anywhere whitespace-pre-wrap',
              isOwn ? 'bg-accent-soft' : 'bg-sunken',
            )}
          >
            {above}
            <MessageText text={content} />
          </p>
        </div>
      </div>
    </li>
  );
}
