import type { Group, Message, MessageAbout } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { ChatBox } from './chat-box.tsx';
import { ReplyLine } from './reply-line.tsx';

interface SquadChatProps {
  readonly group: Group;
  readonly ownId: string;
  /** The item of the squad's feed that the reader is replying to. */
  readonly about: (MessageAbout & { readonly id: string }) | null;
  /** The reply was sent or cancelled. */
  readonly onAboutDone: () => void;
}

/** Says what the reader is replying to. */
function replyWords({ kind, user }: MessageAbout, ownId: string): string {
  const { id, name } = user;
  if (kind === 'badge')
    return id === ownId ? t('Replying to your badge') : t('Replying to {name}’s badge', { name });
  return id === ownId ? t('Replying to your workout') : t('Replying to {name}’s workout', { name });
}

/** Says which feed item a message is about. */
function aboutWords({ kind, user }: MessageAbout, ownId: string): string {
  const { id, name } = user;
  if (kind === 'badge') return id === ownId ? t('On your badge') : t('On {name}’s badge', { name });
  return id === ownId ? t('On your workout') : t('On {name}’s workout', { name });
}

/** The chat of a squad's members; its owner can remove what is written. */
export function SquadChat({ group, ownId, about, onAboutDone }: SquadChatProps) {
  const isOwner = group.role === 'owner';
  const answer =
    about === null
      ? undefined
      : {
          to: { about: about.id },
          onSent: onAboutDone,
          line: <ReplyLine onCancel={onAboutDone}>{replyWords(about, ownId)}</ReplyLine>,
        };
  const aboveOf = (message: Message) =>
    message.about !== undefined && (
      <span className="block text-sm text-muted">{aboutWords(message.about, ownId)}</span>
    );
  return (
    <ChatBox
      label={t('Squad chat')}
      group={group.id}
      ownId={ownId}
      hasLinks
      mayRemove={isOwner}
      aboveOf={aboveOf}
      tooYoung={t('Chat is for players aged 13 and over.')}
      answer={answer}
    />
  );
}
