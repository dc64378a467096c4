import type { Group, Message, MessageAbout } from '@hooplog/contract';
import { Button } from '../../components/ui/button.tsx';
import { ChatBox } from './chat-box.tsx';

interface SquadChatProps {
  readonly group: Group;
  readonly ownId: string;
  /** The item of the squad's feed that is being answered. */
  readonly about: (MessageAbout & { readonly id: string }) | null;
  /** The answer is sent, or none is wanted any more. */
  readonly onAboutDone: () => void;
}

const NAMES = { workout: 'workout', timed: 'workout', badge: 'badge' } as const;

/** "Ann's workout", "your badge" */
const itemWords = ({ kind, user }: MessageAbout, ownId: string): string =>
  `${user.id === ownId ? 'your' : `${user.name}’s`} ${NAMES[kind]}`;

/** The chat of a squad's members; its owner can remove what is written. */
export function SquadChat({ group, ownId, about, onAboutDone }: SquadChatProps) {
  const answer =
    about === null
      ? undefined
      : {
          id: about.id,
          onSent: onAboutDone,
          line: (
            <p className="mb-2 flex items-center justify-between gap-2 text-sm">
              <span className="min-w-0 truncate">Replying to {itemWords(about, ownId)}</span>
              <Button variant="quiet" size="sm" onClick={onAboutDone}>
                Cancel
              </Button>
            </p>
          ),
        };
  const aboveOf = (message: Message) =>
    message.about !== undefined && (
      <span className="block text-sm text-muted">On {itemWords(message.about, ownId)}</span>
    );
  return (
    // Below the squad's name and tabs: on a phone its form stays above the bar.
    <div className="max-md:[&>section]:h-[clamp(20rem,calc(100dvh-21.5rem),600px)]">
      <ChatBox
        label="Squad chat"
        group={group.id}
        ownId={ownId}
        mayRemove={group.role === 'owner'}
        aboveOf={aboveOf}
        tooYoung="Chat is for players aged 13 and over."
        answer={answer}
      />
    </div>
  );
}
