import { counted, type Reaction } from '@hooplog/domain';
import { Flame, BicepsFlexed, PartyPopper, Target, ThumbsUp, type LucideIcon } from 'lucide-react';

/** Sign of each reaction, and its name for whoever does not see it. */
export const REACTION_SIGNS: Readonly<
  Record<Reaction, { readonly name: string; readonly Icon: LucideIcon }>
> = {
  thumbs_up: { name: 'Thumbs up', Icon: ThumbsUp },
  fire: { name: 'On fire', Icon: Flame },
  strong: { name: 'Strong', Icon: BicepsFlexed },
  bullseye: { name: 'Bullseye', Icon: Target },
  party: { name: 'Celebrate', Icon: PartyPopper },
};

/** "you and 2 others", "1 player", "nobody yet" */
export function whoReacts({ count, isOwn }: { readonly count: number; readonly isOwn: boolean }) {
  if (!isOwn) return count === 0 ? 'nobody yet' : counted(count, 'player');
  return count === 1 ? 'you' : `you and ${counted(count - 1, 'other')}`;
}
