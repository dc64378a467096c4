import type { Message } from '@hooplog/contract';
import type { ReportReason } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client/call.ts';
import { keyOf } from '../../lib/queries/query-of.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { type Conversation, without } from './conversation.ts';
import { changeConversation, type ChatOf } from './use-conversation.ts';

/** Deletes a message: one's own for everyone, or a member's as the owner of the squad. */
export function useDeleteMessage(group: ChatOf, { id }: Message, onDeleted: () => void) {
  const client = useQueryClient();
  return useChange(() => call('DELETE /api/messages/:id', { params: { id } }), {
    title: t('Failed to delete message'),
    failed: t('Please try again.'),
    onDone: async () => {
      onDeleted();
      await changeConversation(client, group, (before) =>
        without(before, (message) => message.id === id),
      );
    },
  });
}

/** Reports a message and hides it. */
export function useReport(group: ChatOf, { id }: Message, onReported: () => void) {
  const client = useQueryClient();
  const send = (reason: ReportReason) =>
    call('PUT /api/messages/:id/report', { params: { id }, body: { reason } });
  return useChange(send, {
    title: t('Failed to report the message'),
    failed: t('Please try again.'),
    onDone: async () => {
      onReported();
      toast({ title: t('Message reported'), description: t('You no longer see it.') });
      await changeConversation(client, group, (before) =>
        without(before, (message) => message.id === id),
      );
    },
  });
}

/** Hides all messages of a player, in all chats. */
export function useMute({ id, user, userId }: Message, onMuted: () => void) {
  const client = useQueryClient();
  return useChange(() => call('POST /api/mutes', { body: { messageId: id } }), {
    title: t('Failed to mute {user}', { user: user.name }),
    failed: t('Please try again.'),
    refresh: ['/api/messages', '/api/mutes'],
    onDone: async () => {
      onMuted();
      toast({
        title: t('{user} is muted', { user: user.name }),
        leads: { path: '/profile', label: t('Profile') },
      });
      const queryKey = keyOf('/api/messages');
      await client.cancelQueries({ queryKey });
      client.setQueriesData<Conversation>(
        { queryKey },
        (before) => before && without(before, (message) => message.userId === userId),
      );
    },
  });
}
