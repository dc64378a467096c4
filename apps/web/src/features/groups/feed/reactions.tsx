import type { FeedItem, ReactionCount } from '@hooplog/contract';
import { REACTIONS } from '@hooplog/domain';
import { cn } from '../../../components/ui/cn.ts';
import { REACTION_SIGNS, whoReacts } from './reaction-text.ts';
import { useReact } from './use-react.ts';

interface ReactionsProps {
  readonly groupId: string;
  readonly item: FeedItem;
}

interface ReactionButtonProps {
  readonly groupId: string;
  readonly itemId: string;
  readonly now: ReactionCount;
}

function ReactionButton({ groupId, itemId, now }: ReactionButtonProps) {
  const { shown, toggle } = useReact(groupId, itemId, now);
  const { name, Icon } = REACTION_SIGNS[now.reaction];
  const words = `${name}: ${whoReacts(shown)}`;
  return (
    <button
      type="button"
      aria-pressed={shown.isOwn}
      title={words}
      onClick={toggle}
      className={cn(
        'flex h-9 min-w-9 items-center justify-center gap-1 rounded-full border px-2 text-sm font-semibold figures',
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

/** What members think of an item; each is given and taken back by a tap. */
export function Reactions({ groupId, item }: ReactionsProps) {
  return (
    <div role="group" aria-label="Reactions" className="flex flex-wrap gap-1.5">
      {REACTIONS.map((reaction) => (
        <ReactionButton
          key={reaction}
          groupId={groupId}
          itemId={item.id}
          now={
            item.reactions.find((each) => each.reaction === reaction) ?? {
              reaction,
              count: 0,
              isOwn: false,
            }
          }
        />
      ))}
    </div>
  );
}
