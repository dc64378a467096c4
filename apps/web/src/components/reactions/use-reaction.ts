import type { ReactionCount } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useChange } from '../../lib/queries/use-change.ts';

/** Gives a reaction where `isOwn`, else takes it back; answers how it stands then. */
export type SendReaction = (wanted: ReactionCount) => Promise<ReactionCount>;

/** Something with what is known of one reaction to it now. */
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

/** How it stands once the server has heard. */
const toggled = ({ reaction, count, isOwn }: ReactionCount): ReactionCount => ({
  reaction,
  count: isOwn ? count - 1 : count + 1,
  isOwn: !isOwn,
});

/** Reacts, or takes it back. Shown at once, and as it was again where it failed. */
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
