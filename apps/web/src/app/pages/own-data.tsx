import { t } from '@hooplog/language';
import { Suspense } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { FeedCard } from '../../features/own-data/feed-card.tsx';
import { TransferCard } from '../../features/own-data/transfer-card.tsx';

/** Below the fold. */
const RoomCard = lazyPart(
  async () => (await import('../../features/own-data/room-card.tsx')).RoomCard,
).Part;
const ActsOnMeCard = lazyPart(
  async () => (await import('../../features/operator/acts-on-me-card.tsx')).ActsOnMeCard,
).Part;

/** /data: the player's own data. */
export function OwnDataPage() {
  return (
    <div className="mx-auto max-w-140 space-y-5 md:space-y-6">
      <PageHeading>{t('Your Data')}</PageHeading>
      <TransferCard />
      <FeedCard />
      <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
        <RoomCard />
      </Suspense>
      <Suspense fallback={null}>
        <ActsOnMeCard />
      </Suspense>
    </div>
  );
}
