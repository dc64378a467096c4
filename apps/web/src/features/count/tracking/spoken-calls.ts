import { t } from '@hooplog/language';
import { meaningsOf } from '../../../lib/device/spoken-words.ts';
import type { Outcome } from '../../../lib/shot-log/logged-shot.ts';

/** A call spoken while counting. */
export type SpokenCall = Outcome | 'undo';

/** Words of the reader's language, with common misrecognitions in a noisy gym. */
export const CALLS: readonly (readonly [SpokenCall, string])[] = [
  [
    'made',
    t(
      'made maid make makes mate',
      {},
      'single words that count a make by voice, and how they are heard',
    ),
  ],
  [
    'missed',
    t(
      'missed mist miss misses',
      {},
      'single words that count a miss by voice, and how they are heard',
    ),
  ],
  [
    'undo',
    t('undo undoo', {}, 'single words that take a shot back by voice, and how they are heard'),
  ],
];

/** The calls in a phrase, in order; other words are ignored. */
export const spokenCalls = (speech: string, calls = CALLS): readonly SpokenCall[] =>
  meaningsOf(speech, calls);
