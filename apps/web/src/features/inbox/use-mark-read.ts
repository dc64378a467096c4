import { markNotificationsRead, type Notification } from '@hooplog/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api-client/call.ts';
import { unreadCountQuery } from '../../lib/queries/notifications.ts';

/**
 * Marks what is shown as read. The list stays as it was loaded, so that what is new can be told apart until the inbox
 * is opened again.
 */
export function useMarkRead(shown: readonly Notification[]): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (upTo: string) => call(markNotificationsRead, { body: { upTo } }),
    onSuccess: () => client.invalidateQueries({ queryKey: unreadCountQuery.queryKey }),
  });
  const newest = shown.some(({ isRead }) => !isRead) ? shown[0]?.id : undefined;
  useEffect(() => {
    if (newest !== undefined) mutate(newest);
  }, [newest, mutate]);
}
