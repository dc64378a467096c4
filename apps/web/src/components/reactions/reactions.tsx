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

const SIZES = {
  md: 'h-9 min-w-9 px-2 text-sm [&_svg]:size-4.5',
  /** Small, right below its subject. */
  sm: 'h-6 min-w-9 px-1.5 text-xs pointer-coarse:min-w-11 [&_svg]:size-3.5',
} as const;

interface ReactionButtonProps extends SendingProps {
  readonly now: ReactionCount;
  readonly size: keyof typeof SIZES;
  readonly onTap: () => void;
}

function ReactionButton({ now, size, send, onDone, onTap }: ReactionButtonProps) {
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
        'thumb flex items-center justify-center gap-1 rounded-full border font-semibold figures transition-transform duration-150 active:scale-90',
        SIZES[size],
        shown.isOwn
          ? 'border-accent bg-accent-soft text-accent-text'
          : 'border-line bg-card text-muted hover:bg-sunken hover:text-ink',
      )}
    >
      <Icon aria-hidden />
      <span className="sr-only">{words}</span>
      {shown.count > 0 && <span aria-hidden>{shown.count}</span>}
    </button>
  );
}

interface ReactionsProps extends SendingProps {
  /** The given reactions. */
  readonly reactions: readonly ReactionCount[];
  /** Reactions offered even if nobody has given them. */
  readonly offered?: readonly Reaction[];
  readonly size?: keyof typeof SIZES;
}

/** Reactions to something; a tap adds or removes each. */
export function Reactions({
  reactions,
  offered = REACTIONS,
  size = 'md',
  ...sending
}: ReactionsProps) {
  // A reaction that was just removed keeps its button, which has the focus and may be pressed again.
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
          size={size}
          onTap={() => {
            setTapped([...tapped, now.reaction]);
          }}
          {...sending}
        />
      ))}
    </div>
  );
}
