import type { Message } from '@hooplog/contract';
import type { Reaction } from '@hooplog/domain';
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
  /** Those that nobody has to have chosen before; all where it is left out. */
  readonly offered?: readonly Reaction[];
  readonly onDone?: () => void;
}

/** What readers think of a message. */
export function MessageReactions({ group, message, onDone, ...offered }: MessageReactionsProps) {
  const client = useQueryClient();
  return (
    <Reactions
      {...offered}
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
