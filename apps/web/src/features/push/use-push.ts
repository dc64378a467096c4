import type { PushState } from '@hooplog/contract';
import type { NotificationTopic } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client/call.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { currentAddress, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';

/** The server's state, but without topics if this browser has no subscription. */
async function stateHere(signal: AbortSignal): Promise<PushState> {
  const state = await call('GET /api/push', { signal });
  const isShown = state.topics !== null && (await currentAddress()) !== null;
  return isShown ? state : { ...state, topics: null };
}

const pushStateQuery = queryOptions({
  ...queryOf('GET /api/push'),
  staleTime: 0,
  queryFn: ({ signal }) => stateHere(signal),
});

/** Sets the topics pushed to this device; an empty list unsubscribes. */
async function choose(publicKey: string, topics: readonly NotificationTopic[]): Promise<void> {
  if (topics.length === 0) {
    await call('DELETE /api/push', {});
    await unsubscribeBrowser();
    return;
  }
  const address = (await currentAddress()) ?? (await subscribeBrowser(publicKey));
  if (address === null) return;
  await call('PUT /api/push', { body: { ...address, topics: [...topics] } });
}

/**
 * The push settings of this device.
 *
 * @param onChosen called even if the player denied permission
 */
export function usePush(onChosen: () => void) {
  const state = useQuery(pushStateQuery);
  const publicKey = state.data?.publicKey ?? '';
  const { mutate, isPending } = useChange(
    (topics: readonly NotificationTopic[]) => choose(publicKey, topics),
    {
      failed: t('Notifications could not be changed'),
      refresh: ['/api/push'],
      onDone: onChosen,
    },
  );
  return { state, isPending, choose: mutate };
}
