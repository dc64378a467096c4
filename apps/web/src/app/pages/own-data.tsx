import { t } from '@hooplog/language';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { FeedCard } from '../../features/own-data/feed-card.tsx';
import { TransferCard } from '../../features/own-data/transfer-card.tsx';

/** /data: what the player entered is theirs. */
export function OwnDataPage() {
  return (
    <div className="mx-auto max-w-140 space-y-5 md:space-y-6">
      <PageHeading>{t('Your Data')}</PageHeading>
      <TransferCard />
      <FeedCard />
    </div>
  );
}
