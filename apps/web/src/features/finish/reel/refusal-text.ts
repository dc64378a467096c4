import type { Reel, ReelRefusal } from '@hooplog/contract';
import { t } from '@hooplog/language';

const REFUSALS: Readonly<Record<ReelRefusal, string>> = {
  no_video: t('A reel needs a video, and this workout has none.'),
  on_device: t(
    'The video of this workout stayed on the device that counted it, so no reel can be made here.',
  ),
  gone: t('The video of this workout is gone, so no reel can be made of it.'),
  no_makes: t('There are no makes to show in this video.'),
};

/** Why no reel can be made; null where one can. */
export const refusalText = ({ refusal, refusalWhy }: Reel): string | null =>
  refusalWhy === undefined ? refusal : REFUSALS[refusalWhy];
