import type { ReactionCount } from '@hooplog/contract';
import { type Reaction, REACTIONS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useState } from 'react';
import { cn } from '../ui/cn.ts';
import { REACTION_SIGNS, whoReacts } from './reaction-text.ts';
import { type SendReaction, useReaction } from './use-reaction.ts';

interface SendingProps {
  readonly send: SendReaction;
  readonly onDone: (answer: ReactionCount) => unknown;
}

interface ReactionButtonProps extends SendingProps {
  readonly now: ReactionCount;
  readonly onTap: () => void;
}

function ReactionButton({ now, send, onDone, onTap }: ReactionButtonProps) {
  const { shown, toggle } = useReaction(now, send, onDone);
  const { name, Icon } = REACTION_SIGNS[now.reaction];
  const words = `${name}: ${whoReacts(shown)}`;
  return (
    <button
      type="button"
      aria-pressed={shown.isOwn}
      title={words}
      onClick={() => {
        onTap();
        toggle();
      }}
      className={cn(
        'thumb flex h-9 min-w-9 items-center justify-center gap-1 rounded-full border px-2 text-sm font-semibold figures',
        shown.isOwn
          ? 'border-accent bg-accent-soft text-accent-text'
          : 'border-line text-muted hover:bg-sunken hover:text-ink',
      )}
    >
      <Icon aria-hidden className="size-4.5" />
      <span className="sr-only">{words}</span>
      {shown.count > 0 && <span aria-hidden>{shown.count}</span>}
    </button>
  );
}

interface ReactionsProps extends SendingProps {
  /** What somebody chose. */
  readonly reactions: readonly ReactionCount[];
  /** Those that nobody has to have chosen before. */
  readonly offered?: readonly Reaction[];
}

/** What people think of something; each is given and taken back by a tap. */
export function Reactions({ reactions, offered = REACTIONS, ...sending }: ReactionsProps) {
  // One that was just taken back stays where it is: its button has the focus, and may be meant again.
  const [tapped, setTapped] = useState<readonly Reaction[]>([]);
  const shown = REACTIONS.map((reaction) => ({
    ...{ reaction, count: 0, isOwn: false },
    ...reactions.find((each) => each.reaction === reaction),
  })).filter(({ reaction, count }) => count > 0 || [...offered, ...tapped].includes(reaction));
  if (shown.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={t('Reactions')}
      className="flex flex-wrap gap-1.5 pointer-coarse:gap-2"
    >
      {shown.map((now) => (
        <ReactionButton
          key={now.reaction}
          now={now}
          onTap={() => {
            setTapped([...tapped, now.reaction]);
          }}
          {...sending}
        />
      ))}
    </div>
  );
}
