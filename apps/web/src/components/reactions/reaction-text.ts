import { type Reaction } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Flame, BicepsFlexed, PartyPopper, Target, ThumbsUp, type LucideIcon } from 'lucide-react';

/** Emoji of each reaction, and its name for screen readers. */
export const REACTION_SIGNS: Readonly<
  Record<Reaction, { readonly name: string; readonly Icon: LucideIcon }>
> = {
  thumbs_up: { name: t('Thumbs up'), Icon: ThumbsUp },
  fire: { name: t('On fire'), Icon: Flame },
  strong: { name: t('Strong'), Icon: BicepsFlexed },
  bullseye: { name: t('Bullseye'), Icon: Target },
  party: { name: t('Celebrate'), Icon: PartyPopper },
};

/** "you and 2 others", "1 player", "nobody yet" */
export function whoReacts({ count, isOwn }: { readonly count: number; readonly isOwn: boolean }) {
  if (!isOwn)
    return count === 0
      ? t('nobody yet')
      : t('{players, plural, one {# player} other {# players}}', { players: count });
  return count === 1
    ? t('you')
    : t('you and {others, plural, one {# other} other {# others}}', { others: count - 1 });
}
