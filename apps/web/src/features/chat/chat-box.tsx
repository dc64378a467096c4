import type { Message } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Suspense, useState } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { lazyDialog, lazyPart } from '../../components/ui/lazy-part.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { MessageDialogProps } from './message-dialog.tsx';
import { type Answer, MessageForm } from './message-form.tsx';
import type { MessageListProps } from './message-list.tsx';
import { ReplyLine } from './reply-line.tsx';
import { isTooYoung } from './too-young.ts';
import { useConversation, useOlderMessages } from './use-conversation.ts';

/**
 * 600 px. On a phone at most that and no more than the page leaves, so that only the box scrolls and not the page as well,
 * and from edge to edge, as chats are there.
 */
const BOX =
  'flex max-h-[600px] min-h-80 grow basis-0 flex-col overflow-hidden p-0 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:border-b-0 sm:p-0 md:h-[600px]';

// Its code loads in parallel with the messages.
const list = lazyPart<MessageListProps>(
  async () => (await import('./message-list.tsx')).MessageList,
);
list.ahead();

// Not needed until a button is pressed.
const MessageDialog = lazyDialog<MessageDialogProps>(
  async () => (await import('./message-dialog.tsx')).MessageDialog,
);

const PLACEHOLDERS = (
  <div role="status" aria-label={t('Loading messages')} className="flex-1 space-y-4 p-4">
    <Skeleton className="h-14 w-2/3" />
    <Skeleton className="h-10 w-1/2" />
    <Skeleton className="ms-auto h-14 w-3/5" />
    <Skeleton className="h-20 w-2/3" />
  </div>
);

interface ConversationProps extends Pick<
  MessageListProps,
  'group' | 'ownId' | 'hasLinks' | 'aboveOf'
> {
  readonly onReply: (message: Message) => void;
  readonly onMore: (message: Message) => void;
}

const NOTHING_SAID = (
  <EmptyState
    className="flex-1 justify-center"
    picture="talk"
    title={t('No messages yet.')}
    text={t('Be the first to say hello!')}
  />
);

const RETRYING = (
  <p role="status" className="border-b border-line bg-sunken px-3 py-1.5 text-center text-sm">
    {t('No connection. Trying again…')}
  </p>
);

const failed = (onRetry: () => void) => (
  <ErrorState className="flex-1" title={t('The messages could not be loaded')} onRetry={onRetry} />
);

function Conversation(props: ConversationProps) {
  const { group } = props;
  const query = useConversation(group);
  const older = useOlderMessages(group);
  return (
    <Loaded query={query} failed={failed} skeleton={PLACEHOLDERS}>
      {({ messages, older: cursor }) => (
        <>
          {query.error !== null && RETRYING}
          {messages.length === 0 ? (
            NOTHING_SAID
          ) : (
            <Suspense fallback={PLACEHOLDERS}>
              <list.Part
                {...props}
                messages={messages}
                isUpToDate={query.isFetchedAfterMount}
                hasOlder={cursor !== null}
                isLoadingOlder={older.isPending}
                onOlder={() => {
                  if (cursor !== null && !older.isPending) older.mutate(cursor);
                }}
              />
            </Suspense>
          )}
        </>
      )}
    </Loaded>
  );
}

interface ChatBoxProps extends Omit<ConversationProps, 'onReply' | 'onMore'> {
  /** Name of the box. */
  readonly label: string;
  /** The text for children, who cannot chat. */
  readonly tooYoung: string;
  /** Whether the reader may remove other players' messages. */
  readonly mayRemove: boolean;
  /** The item of the squad's feed that the reader is replying to. */
  readonly answer?: Answer | undefined;
}

/** The messages of a chat and the form to write one. */
export function ChatBox({ label, tooYoung, answer, mayRemove, ...chat }: ChatBoxProps) {
  const { group, ownId } = chat;
  const { error } = useConversation(group);
  const [chosen, setChosen] = useState<Message | null>(null);
  const [replied, setReplied] = useState<Message | null>(null);
  const close = () => {
    setChosen(null);
  };
  const endReply = () => {
    setReplied(null);
  };
  const reply = replied && {
    to: { replyTo: replied.id },
    onSent: endReply,
    line: (
      <ReplyLine onCancel={endReply}>
        {replied.userId === ownId
          ? t('Replying to yourself: {content}', { content: replied.content })
          : t('Replying to {user}: {content}', {
              user: replied.user.name,
              content: replied.content,
            })}
      </ReplyLine>
    ),
  };
  return (
    <>
      <Card aria-label={label} className={BOX} data-fills-screen>
        {isTooYoung(error) ? (
          <EmptyState
            className="flex-1 justify-center"
            picture="talk"
            title={t('The chat is not open for you yet')}
            text={tooYoung}
          />
        ) : (
          <>
            <Conversation {...chat} onReply={setReplied} onMore={setChosen} />
            <MessageForm group={group} answer={reply ?? answer} />
          </>
        )}
      </Card>
      {chosen !== null && (
        <MessageDialog
          {...{ message: chosen, group, mayRemove }}
          isOwn={chosen.userId === ownId}
          onReply={() => {
            setReplied(chosen);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
