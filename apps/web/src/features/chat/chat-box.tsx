import type { Message } from '@hooplog/contract';
import { ShieldCheck, MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { lazyDialog } from '../../components/ui/lazy-part.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { DeleteMessageDialogProps } from './delete-message-dialog.tsx';
import { type Answer, MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { isTooYoung } from './too-young.ts';
import { type ChatOf, useConversation, useOlderMessages } from './use-conversation.ts';

/** 600 px; on a phone no more than the bars leave, so that only the box scrolls and not the page as well. */
const BOX =
  'flex h-[clamp(20rem,calc(100dvh-15.25rem),600px)] flex-col overflow-hidden p-0 sm:p-0 md:h-[600px]';

// Of no use before a button is pressed.
const DeleteDialog = lazyDialog<DeleteMessageDialogProps>(
  async () => (await import('./delete-message-dialog.tsx')).DeleteMessageDialog,
);

function Placeholders() {
  return (
    <div role="status" aria-label="Loading messages" className="flex-1 space-y-4 p-4">
      <Skeleton className="h-14 w-2/3" />
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="ml-auto h-14 w-3/5" />
      <Skeleton className="h-20 w-2/3" />
    </div>
  );
}

interface ConversationProps {
  readonly group: ChatOf;
  readonly ownId: string;
  /** Whether the reader may remove what others wrote. */
  readonly mayRemove: boolean;
  readonly aboveOf?: ((message: Message) => ReactNode) | undefined;
}

const NOTHING_SAID = (
  <EmptyState
    className="flex-1 justify-center"
    icon={<MessageCircle />}
    title="No messages yet."
    text="Be the first to say hello!"
  />
);

const RETRYING = (
  <p role="status" className="border-b border-line bg-sunken px-3 py-1.5 text-center text-sm">
    No connection. Trying again…
  </p>
);

const failed = (onRetry: () => void) => (
  <ErrorState className="flex-1" title="The messages could not be loaded" onRetry={onRetry} />
);

function Conversation({
  group,
  onDelete,
  ...rest
}: ConversationProps & { readonly onDelete: (message: Message) => void }) {
  const query = useConversation(group);
  const older = useOlderMessages(group);
  return (
    <Loaded query={query} failed={failed} skeleton={<Placeholders />}>
      {({ messages, older: cursor }) => (
        <>
          {query.error !== null && RETRYING}
          {messages.length === 0 ? (
            NOTHING_SAID
          ) : (
            <MessageList
              {...rest}
              messages={messages}
              hasOlder={cursor !== null}
              isLoadingOlder={older.isPending}
              onOlder={() => {
                if (cursor !== null && !older.isPending) older.mutate(cursor);
              }}
              onDelete={onDelete}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

interface ChatBoxProps extends ConversationProps {
  /** Name of the box. */
  readonly label: string;
  /** By which words children are told that they cannot chat. */
  readonly tooYoung: string;
  readonly answer?: Answer | undefined;
}

/** What is said in a chat, and where one says something. */
export function ChatBox({ label, tooYoung, answer, ...chat }: ChatBoxProps) {
  const { group } = chat;
  const { error } = useConversation(group);
  const [unwanted, setUnwanted] = useState<Message | null>(null);
  return (
    <>
      <Card aria-label={label} className={BOX}>
        {isTooYoung(error) ? (
          <EmptyState
            className="flex-1 justify-center"
            icon={<ShieldCheck />}
            title="The chat is not open for you yet"
            text={tooYoung}
          />
        ) : (
          <>
            <Conversation {...chat} onDelete={setUnwanted} />
            <MessageForm group={group} answer={answer} />
          </>
        )}
      </Card>
      {unwanted !== null && (
        <DeleteDialog
          message={unwanted}
          group={group}
          onClose={() => {
            setUnwanted(null);
          }}
        />
      )}
    </>
  );
}
