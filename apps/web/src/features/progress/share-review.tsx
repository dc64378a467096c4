import type { Review } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { SharePicture } from '../../components/share/share-picture.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { reviewName } from './review-text.ts';

interface ShareReviewProps {
  readonly review: Review;
  readonly onClose: () => void;
}

/** Preview of a month's or year's picture before it is shared. */
export function ShareReview({ review, onClose }: ShareReviewProps) {
  const session = useSession();
  const ownName = session.state === 'signed_in' ? session.user.displayName : null;
  const { period, made, totalShots, shotData } = review;
  const title = reviewName(period);
  return (
    <Dialog open title={t('Share {title}', { title })} onClose={onClose}>
      <SharePicture
        shots={{ title, fileName: `hooplog-${period}.png`, made, totalShots, shotData }}
        ownName={ownName}
        reel={null}
      />
    </Dialog>
  );
}
