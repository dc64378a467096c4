import type { ReactionCount } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useChange } from '../../lib/queries/use-change.ts';

/** Adds a reaction if `isOwn`, else removes it; returns the new state. */
export type SendReaction = (wanted: ReactionCount) => Promise<ReactionCount>;

/** The item with the new state of one of its reactions. */
export function withReaction<Thing extends { readonly reactions: ReactionCount[] }>(
  thing: Thing,
  now: ReactionCount,
): Thing {
  const isKnown = thing.reactions.some(({ reaction }) => reaction === now.reaction);
  const reactions = isKnown
    ? thing.reactions.map((each) => (each.reaction === now.reaction ? now : each))
    : [...thing.reactions, now];
  return { ...thing, reactions };
}

/** The state after the change is saved. */
const toggled = ({ reaction, count, isOwn }: ReactionCount): ReactionCount => ({
  reaction,
  count: isOwn ? count - 1 : count + 1,
  isOwn: !isOwn,
});

/** Adds or removes a reaction. Shown at once, and reverted if it fails. */
export function useReaction(
  now: ReactionCount,
  send: SendReaction,
  onDone: (answer: ReactionCount) => unknown,
) {
  const { mutate, isPending, variables } = useChange(send, {
    failed: t('Failed to react'),
    onDone,
  });
  return {
    shown: isPending ? variables : now,
    toggle: () => {
      if (!isPending) mutate(toggled(now));
    },
  };
}
