import { t } from '@hooplog/language';
import { useListening } from '../../../lib/device/use-listening.ts';
import { type SpokenOrder, spokenOrder } from './spoken-order.ts';

/** Starting and stopping by voice; null if the browser has no speech recognition. */
export const useSpokenOrders = (onOrder: (order: SpokenOrder) => void) =>
  useListening({
    failed: t('Starting by voice is off'),
    onHeard: (words) => {
      const order = spokenOrder(words);
      if (order !== null) onOrder(order);
    },
  });
