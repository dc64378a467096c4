import type { Message } from '@hooplog/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Reactions } from '../../components/reactions/reactions.tsx';
import { withReaction } from '../../components/reactions/use-reaction.ts';
import { call } from '../../lib/api-client/call.ts';
import { withChanged } from './conversation.ts';
import { changeConversation, type ChatOf } from './use-conversation.ts';

const PATH = '/api/messages/:id/reactions/:reaction';

interface MessageReactionsProps {
  readonly group: ChatOf;
  readonly message: Message;
  /** Shows only reactions that someone has given, small enough to fit under each message. */
  readonly givenOnly?: boolean;
  readonly onDone?: () => void;
}

/** The reactions to a message. */
export function MessageReactions({
  group,
  message,
  givenOnly = false,
  onDone,
}: MessageReactionsProps) {
  const client = useQueryClient();
  return (
    <Reactions
      {...(givenOnly ? { offered: [], size: 'sm' } : {})}
      reactions={message.reactions}
      send={({ reaction, isOwn }) =>
        call(isOwn ? `PUT ${PATH}` : `DELETE ${PATH}`, { params: { id: message.id, reaction } })
      }
      onDone={async (answer) => {
        onDone?.();
        await changeConversation(client, group, (before) =>
          withChanged(before, message.id, (now) => withReaction(now, answer)),
        );
      }}
    />
  );
}
