import type { ReactionCount } from '@hooplog/contract';

export const presentReaction = ({ reaction, count, isOwn }: ReactionCount): ReactionCount => ({
  reaction,
  count,
  isOwn,
});
