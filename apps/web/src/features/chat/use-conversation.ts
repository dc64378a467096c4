import { DELAYS_MS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callPage } from '../../lib/api-client/call-page.ts';
import { call } from '../../lib/api-client/call.ts';
import { keyOf } from '../../lib/queries/query-of.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { type Conversation, withNewest, withOlder, withSent } from './conversation.ts';
import { type Attempt, nextAttempt } from '../../lib/api-client/save-attempt.ts';
import { isTooYoung } from './too-young.ts';

/** Whose chat: of a squad, by its id, or of all. */
export type ChatOf = string | undefined;

const keyOfChat = (group: ChatOf) => keyOf('/api/messages', { query: { group } });

const known = (client: QueryClient, group: ChatOf) =>
  client.getQueryData<Conversation>(keyOfChat(group)) ?? null;

async function look(
  client: QueryClient,
  group: ChatOf,
  signal: AbortSignal,
): Promise<Conversation> {
  const asked = { query: { group }, signal };
  const newest = await callPage('GET /api/messages', asked, known(client, group)?.newest);
  // What was sent or read back while the answer was on its way is there by now.
  const before = known(client, group);
  return before?.newest === newest ? before : withNewest(before, newest);
}

/** Everything said so far, looked for again every five seconds as long as the page is visible. */
export function useConversation(group: ChatOf) {
  const client = useQueryClient();
  return useQuery({
    queryKey: keyOfChat(group),
    queryFn: ({ signal }) => look(client, group, signal),
    refetchInterval: ({ state }) => (isTooYoung(state.error) ? false : DELAYS_MS.CHAT_POLL),
    // Coming back to the page shows at once what was said meanwhile.
    refetchOnMount: 'always',
  });
}

/** Changes what is shown, and looks again: a look that is on its way does not know of the change. */
export async function changeConversation(
  client: QueryClient,
  group: ChatOf,
  apply: (before: Conversation) => Conversation,
) {
  const queryKey = keyOfChat(group);
  await client.cancelQueries({ queryKey });
  client.setQueryData<Conversation>(queryKey, (before) => before && apply(before));
  void client.invalidateQueries({ queryKey });
}

/** Reads the messages before those that are shown. */
export function useOlderMessages(group: ChatOf) {
  const client = useQueryClient();
  const read = (cursor: string) => callPage('GET /api/messages', { query: { group, cursor } });
  return useChange(read, {
    // The way to them stays where it was.
    failed: null,
    onDone: (page, cursor) => {
      client.setQueryData<Conversation>(keyOfChat(group), (before) =>
        before?.older === cursor ? withOlder(before, page) : before,
      );
    },
  });
}

/** What a message answers: an item of the squad's feed, or another message. */
export type Answered = { readonly about?: string } | { readonly replyTo: string };

/** Says something; a failure is told, and who wrote keeps their text. A repeat after a lost answer says nothing twice. */
export function useSendMessage(group: ChatOf, onSent: () => void) {
  const client = useQueryClient();
  const attempt = useRef<Attempt | null>(null);
  const send = (message: { readonly content: string } & Answered) => {
    const body = { ...message, groupId: group };
    attempt.current = nextAttempt(attempt.current, JSON.stringify(body), new Date());
    const headers = { 'idempotency-key': attempt.current.key };
    return call('POST /api/messages', { headers, body });
  };
  return useChange(send, {
    title: t('Failed to send message'),
    failed: t('Your text is still there. Please try again.'),
    onDone: async (sent) => {
      attempt.current = null;
      onSent();
      await changeConversation(client, group, (before) => withSent(before, sent));
    },
  });
}
