import { FeedCard } from '../../features/own-data/feed-card.tsx';
import { TransferCard } from '../../features/own-data/transfer-card.tsx';

/** /data: what the player entered is theirs. */
export function OwnDataPage() {
  return (
    <div className="mx-auto max-w-140 space-y-5 md:space-y-6">
      <h1 className="text-3xl display md:text-4xl">Your Data</h1>
      <TransferCard />
      <FeedCard />
    </div>
  );
}
