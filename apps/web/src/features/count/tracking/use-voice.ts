import { t } from '@hooplog/language';
import { useListening } from '../../../lib/device/use-listening.ts';
import { spokenCalls } from './spoken-calls.ts';
import type { Counting } from './use-counting.ts';

/** Counting by voice; null where the browser does not understand speech. */
export const useVoice = (counting: Counting) =>
  useListening({
    failed: t('Counting by voice is off'),
    onHeard: (words) => {
      for (const call of spokenCalls(words)) {
        if (call === 'undo') counting.undo();
        else counting.call(call);
      }
    },
  });
