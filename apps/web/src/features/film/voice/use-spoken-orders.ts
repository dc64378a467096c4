import { useEffect, useEffectEvent, useState } from 'react';
import { canListen, listen } from '../../../lib/device/speech.ts';
import { toast } from '../../../lib/toast/toast-store.ts';
import { type SpokenOrder, spokenOrder } from './spoken-order.ts';

/**
 * Starting and stopping by voice; off until it is turned on, each time anew. Null where the browser does not understand
 * speech.
 */
export function useSpokenOrders(onOrder: (order: SpokenOrder) => void) {
  const [isOn, setIsOn] = useState(false);
  const heard = useEffectEvent((words: string) => {
    const order = spokenOrder(words);
    if (order !== null) onOrder(order);
  });
  useEffect(() => {
    if (!isOn) return;
    return listen({
      onHeard: heard,
      onFailed: () => {
        setIsOn(false);
        toast({
          title: 'Starting by voice is off',
          description:
            'The browser gave no access to the microphone, or needs a connection for it.',
          tone: 'destructive',
        });
      },
    });
  }, [isOn]);
  return canListen() ? { isOn, turn: setIsOn } : null;
}
