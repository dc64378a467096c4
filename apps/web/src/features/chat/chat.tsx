import type { Message } from '@hooplog/contract';
import { ShieldCheck, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { isTooYoung } from './too-young.ts';
import { useConversation, useOlderMessages } from './use-conversation.ts';

/** 600 px; on a phone no more than the bars leave, so that only the box scrolls and not the page as well. */
const BOX =
  'flex h-[clamp(20rem,calc(100dvh-15.25rem),600px)] flex-col overflow-hidden p-0 sm:p-0 md:h-[600px]';

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
  readonly ownId: string;
  readonly onDelete: (message: Message) => void;
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

function Conversation({ ownId, onDelete }: ConversationProps) {
  const query = useConversation();
  const older = useOlderMessages();
  return (
    <Loaded query={query} failed={failed} skeleton={<Placeholders />}>
      {({ messages, older: cursor }) => (
        <>
          {query.error !== null && RETRYING}
          {messages.length === 0 ? (
            NOTHING_SAID
          ) : (
            <MessageList
              messages={messages}
              ownId={ownId}
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

/** One chat for everyone. */
export function Chat({ ownId }: { readonly ownId: string }) {
  const { error } = useConversation();
  const [unwanted, setUnwanted] = useState<Message | null>(null);
  return (
    <div className="space-y-4 md:space-y-6">
      <PageHeading>Community Chat</PageHeading>
      <Card aria-label="Community Chat" className={BOX}>
        {isTooYoung(error) ? (
          <EmptyState
            className="flex-1 justify-center"
            icon={<ShieldCheck />}
            title="The chat is not open for you yet"
            text="The community chat is for players aged 13 and over. Squads and teams are open for you."
          />
        ) : (
          <>
            <Conversation ownId={ownId} onDelete={setUnwanted} />
            <MessageForm />
          </>
        )}
      </Card>
      <DeleteMessageDialog
        message={unwanted}
        onClose={() => {
          setUnwanted(null);
        }}
      />
    </div>
  );
}
