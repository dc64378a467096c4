import type { HistoryKind } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Hand, Radio, Timer, Video, type LucideIcon } from 'lucide-react';

/** Name and icon of each kind of workout, the same in every list. */
export const WORKOUT_KINDS: Readonly<
  Record<HistoryKind, { readonly name: string; readonly Icon: LucideIcon }>
> = {
  video: { name: t('Filmed'), Icon: Video },
  live: { name: t('Counted live'), Icon: Radio },
  hand: { name: t('Counted by hand'), Icon: Hand },
  timed: { name: t('Exercises'), Icon: Timer },
};
