import { DELAYS_MS } from '@hooplog/domain';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callPage } from '../../lib/api-client/call-page.ts';
import { call } from '../../lib/api-client/call.ts';
import { keyOf } from '../../lib/queries/query-of.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import {
  type Conversation,
  withNewest,
  withOlder,
  withoutMessage,
  withSent,
} from './conversation.ts';
import { type Attempt, nextAttempt } from '../../lib/api-client/save-attempt.ts';
import { isTooYoung } from './too-young.ts';

const KEY = keyOf('/api/messages');

const known = (client: QueryClient) => client.getQueryData<Conversation>(KEY) ?? null;

async function look(client: QueryClient, signal: AbortSignal): Promise<Conversation> {
  const newest = await callPage('GET /api/messages', { signal }, known(client)?.newest);
  // What was sent or read back while the answer was on its way is there by now.
  const before = known(client);
  return before?.newest === newest ? before : withNewest(before, newest);
}

/** Everything said so far, looked for again every five seconds as long as the page is visible. */
export function useConversation() {
  const client = useQueryClient();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => look(client, signal),
    refetchInterval: ({ state }) => (isTooYoung(state.error) ? false : DELAYS_MS.CHAT_POLL),
    // Coming back to the page shows at once what was said meanwhile.
    refetchOnMount: 'always',
  });
}

/** Changes what is shown, and looks again: a look that is on its way does not know of the change. */
async function change(client: QueryClient, apply: (before: Conversation) => Conversation) {
  await client.cancelQueries({ queryKey: KEY });
  client.setQueryData<Conversation>(KEY, (before) => before && apply(before));
  void client.invalidateQueries({ queryKey: KEY });
}

/** Reads the messages before those that are shown. */
export function useOlderMessages() {
  const client = useQueryClient();
  return useChange((cursor: string) => callPage('GET /api/messages', { query: { cursor } }), {
    // The way to them stays where it was.
    failed: null,
    onDone: (page, cursor) => {
      client.setQueryData<Conversation>(KEY, (before) =>
        before?.older === cursor ? withOlder(before, page) : before,
      );
    },
  });
}

/** Says something; a failure is told, and who wrote keeps their text. A repeat after a lost answer says nothing twice. */
export function useSendMessage(onSent: () => void) {
  const client = useQueryClient();
  const attempt = useRef<Attempt | null>(null);
  const send = (content: string) => {
    attempt.current = nextAttempt(attempt.current, content, new Date());
    const headers = { 'idempotency-key': attempt.current.key };
    return call('POST /api/messages', { headers, body: { content } });
  };
  return useChange(send, {
    title: 'Failed to send message',
    failed: 'Your text is still there. Please try again.',
    onDone: async (sent) => {
      attempt.current = null;
      onSent();
      await change(client, (before) => withSent(before, sent));
    },
  });
}

/** Takes back a message of one's own. */
export function useDeleteMessage(onDeleted: () => void) {
  const client = useQueryClient();
  return useChange((id: string) => call('DELETE /api/messages/:id', { params: { id } }), {
    title: 'Failed to delete message',
    failed: 'Please try again.',
    onDone: async (_, id) => {
      onDeleted();
      await change(client, (before) => withoutMessage(before, id));
    },
  });
}
