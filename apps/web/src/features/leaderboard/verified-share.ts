import { type VerifiedShots, videoShare } from '@hooplog/domain';
import { t } from '@hooplog/language';

/** The share of a player's shots that is verified by video, in words. */
export function verifiedShare(shots: VerifiedShots): string {
  const share = videoShare(shots) ?? 0;
  if (share === 0) return t('Self-reported');
  return share === 100 ? t('All by video') : t('{share}% by video', { share });
}
