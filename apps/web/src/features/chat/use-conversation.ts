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

/** The id of a squad, or undefined for the community chat. */
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
  // Read after the request, to include messages sent or loaded while it was running.
  const before = known(client, group);
  return before?.newest === newest ? before : withNewest(before, newest);
}

/** The conversation, polled every five seconds while the page is visible. */
export function useConversation(group: ChatOf) {
  const client = useQueryClient();
  return useQuery({
    queryKey: keyOfChat(group),
    queryFn: ({ signal }) => look(client, group, signal),
    refetchInterval: ({ state }) => (isTooYoung(state.error) ? false : DELAYS_MS.CHAT_POLL),
    // When the player returns to the page, new messages are shown at once.
    refetchOnMount: 'always',
  });
}

/** Changes the cached conversation and refetches. A running poll is cancelled, as it does not include the change. */
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

/** Loads the messages before the loaded ones. */
export function useOlderMessages(group: ChatOf) {
  const client = useQueryClient();
  const read = (cursor: string) => callPage('GET /api/messages', { query: { group, cursor } });
  return useChange(read, {
    // The button to load them stays, so it can be pressed again.
    failed: null,
    onDone: (page, cursor) => {
      client.setQueryData<Conversation>(keyOfChat(group), (before) =>
        before?.older === cursor ? withOlder(before, page) : before,
      );
    },
  });
}

/** What a message replies to: an item of the squad's feed, or another message. */
export type Answered = { readonly about?: string } | { readonly replyTo: string };

/**
 * Sends a message. On failure an error is shown and the text stays in the field. Idempotent: a retry after a lost
 * response sends nothing twice.
 */
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
