import type { AchievementEntry } from '@hooplog/contract';
import { badgeWords } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { AchievementIcon } from '../../components/achievements/achievement-icon.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { cn } from '../../components/ui/cn.ts';

interface BadgesProps {
  readonly badges: readonly AchievementEntry[];
  /** Whether they are shown for the first time. */
  readonly isFirst: boolean;
}

/** The badges that this workout earned; each is celebrated once. */
export function Badges({ badges, isFirst }: BadgesProps) {
  return (
    <Card>
      <CardHeading>
        {t('{badges, plural, one {New badge} other {New badges}}', { badges: badges.length })}
      </CardHeading>
      <ul className="grid gap-4">
        {badges.map((badge, index) => (
          <li key={badge.id} className="flex items-center gap-4">
            <span
              className={cn(
                'grid size-14 shrink-0 place-items-center rounded-full bg-accent text-accent-ink [&_svg]:size-7',
                isFirst && 'animate-award',
              )}
              style={isFirst ? { animationDelay: `${300 + 200 * index}ms` } : undefined}
            >
              <AchievementIcon name={badge.icon} />
            </span>
            <span className="leading-tight font-bold">
              {badgeWords(badge).name}
              <span className="block text-sm font-normal text-muted">
                {badgeWords(badge).description}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
