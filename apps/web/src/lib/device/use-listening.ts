import { t } from '@hooplog/language';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../toast/toast-store.ts';
import { canListen, listen } from './speech.ts';

interface ListeningOptions {
  /** Toast title if the microphone is unavailable. */
  readonly failed: string;
  readonly onHeard: (words: string) => void;
}

/** Listens to the player while turned on; off at first. Null if the browser cannot recognise speech. */
export function useListening({ failed, onHeard }: ListeningOptions) {
  const [isOn, setIsOn] = useState(false);
  const heard = useEffectEvent(onHeard);
  const stopped = useEffectEvent(() => {
    setIsOn(false);
    toast({
      title: failed,
      description: t('The browser did not allow the microphone, or needs a connection for it.'),
      tone: 'destructive',
    });
  });
  useEffect(() => {
    if (!isOn) return;
    return listen({ onHeard: heard, onFailed: stopped });
  }, [isOn]);
  return canListen() ? { isOn, turn: setIsOn } : null;
}
