import { t } from '@hooplog/language';
import { meaningsOf } from '../../../lib/device/spoken-words.ts';

/** What the player can say instead of a tap. */
export type SpokenOrder = 'start' | 'stop';

/** Words of the reader's language, and what recognisers write for them. */
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

/** The last order in a stretch of speech; null where there is none. */
export const spokenOrder = (speech: string, orders = ORDERS): SpokenOrder | null =>
  meaningsOf(speech, orders).at(-1) ?? null;
