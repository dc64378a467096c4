import { t } from '@hooplog/language';
import { HeadingSkeleton } from '../heading-skeleton.tsx';
import { CourtSkeleton } from '../../../components/court/court-skeleton.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { PLAYER_CARDS, ZONES_CARD } from './player-cards-style.ts';

/** Placeholder of a player's page: name, chart, court and list. */
export function PlayerSkeleton() {
  return (
    <div role="status" aria-label={t('Loading')} className="space-y-4 md:space-y-5">
      <HeadingSkeleton />
      <div className={PLAYER_CARDS}>
        <Card>
          <CardHeading>{t('Shots by week')}</CardHeading>
          <Skeleton className="h-80" />
        </Card>
        <Card className={ZONES_CARD}>
          <CardHeading>{t('Zones')}</CardHeading>
          <CourtSkeleton />
        </Card>
        <Card>
          <CardHeading>{t('Assigned workouts')}</CardHeading>
          <Skeleton className="h-24" />
        </Card>
      </div>
    </div>
  );
}
