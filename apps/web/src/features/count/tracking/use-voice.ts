import { useEffect, useEffectEvent, useState } from 'react';
import { canListen, listen } from '../../../lib/device/speech.ts';
import { toast } from '../../../lib/toast/toast-store.ts';
import { type SpokenCall, spokenCalls } from './spoken-calls.ts';

/**
 * Counting by voice; off until it is turned on, each time anew. Null where the browser does not understand speech.
 */
export function useVoice(onCall: (call: SpokenCall) => void) {
  const [isOn, setIsOn] = useState(false);
  const heard = useEffectEvent((words: string) => {
    spokenCalls(words).forEach(onCall);
  });
  useEffect(() => {
    if (!isOn) return;
    return listen({
      onHeard: heard,
      onFailed: () => {
        setIsOn(false);
        toast({
          title: 'Counting by voice is off',
          description:
            'The browser gave no access to the microphone, or needs a connection for it.',
          tone: 'destructive',
        });
      },
    });
  }, [isOn]);
  if (!canListen()) return null;
  const toggle = () => {
    setIsOn(!isOn);
    if (isOn) return;
    toast({
      title: 'Say “made”, “missed” or “undo”',
      description: 'Some browsers send what the microphone hears to their maker.',
    });
  };
  return { isOn, toggle };
}
