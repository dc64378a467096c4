import { t } from '@hooplog/language';
import { meaningsOf } from '../../../lib/device/spoken-words.ts';

/** What the player can say instead of tapping. */
export type SpokenOrder = 'start' | 'stop';

/** Words of the reader's language, with common misrecognitions. */
export const ORDERS: readonly (readonly [SpokenOrder, string])[] = [
  [
    'start',
    t(
      'start go continue',
      {},
      'single words that start the count by voice, and how they are heard',
    ),
  ],
  [
    'stop',
    t('stop pause', {}, 'single words that stop the count by voice, and how they are heard'),
  ],
];

/** The last order in a phrase; null if there is none. */
export const spokenOrder = (speech: string, orders = ORDERS): SpokenOrder | null =>
  meaningsOf(speech, orders).at(-1) ?? null;
