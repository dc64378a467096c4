import {
  getPushState,
  type PushState,
  subscribeToPush,
  unsubscribeFromPush,
} from '@hooplog/contract';
import type { NotificationTopic } from '@hooplog/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { currentAddress, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';

const pushStateQuery = queryOptions({
  staleTime: 0,
  queryKey: ['/api/push'],
  queryFn: async ({ signal }): Promise<PushState> => {
    const state = await call(getPushState, { signal });
    // What the browser has given up, or never had, shows nothing.
    const isShown = state.topics !== null && (await currentAddress()) !== null;
    return isShown ? state : { ...state, topics: null };
  },
});

/** What is pushed to this device. No topics end it. */
async function choose(publicKey: string, topics: readonly NotificationTopic[]): Promise<void> {
  if (topics.length === 0) {
    await call(unsubscribeFromPush, {});
    await unsubscribeBrowser();
    return;
  }
  const address = (await currentAddress()) ?? (await subscribeBrowser(publicKey));
  if (address === null) return;
  await call(subscribeToPush, { body: { ...address, topics: [...topics] } });
}

/** What this device shows, and how that is changed. */
export function usePush() {
  const client = useQueryClient();
  const state = useQuery(pushStateQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: (topics: readonly NotificationTopic[]) =>
      choose(state.data?.publicKey ?? '', topics),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = userMessage(error, 'Notifications could not be changed');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: pushStateQuery.queryKey }),
  });
  return { state, isPending, choose: mutate };
}
