import { t } from '@hooplog/language';
import { useListening } from '../../../lib/device/use-listening.ts';
import { toast } from '../../../lib/toast/toast-store.ts';
import { type SpokenCall, spokenCalls } from './spoken-calls.ts';

/** Counting by voice; null if the browser has no speech recognition. */
export function useVoice(onCall: (call: SpokenCall) => void) {
  const listening = useListening({
    failed: t('Counting by voice is off'),
    onHeard: (words) => {
      spokenCalls(words).forEach(onCall);
    },
  });
  if (listening === null) return null;
  const { isOn, turn } = listening;
  const toggle = () => {
    turn(!isOn);
    if (isOn) return;
    toast({
      title: t('Say “made”, “missed” or “undo”'),
      description: t('Some browsers send what the microphone hears to their maker.'),
    });
  };
  return { isOn, toggle };
}
