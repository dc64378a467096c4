import type { Notification } from '@hooplog/contract';
import { useEffect } from 'react';
import { callOf, useChange } from '../../lib/queries/use-change.ts';

/**
 * Marks what is shown as read. The list stays as it was loaded, so that what is new can be told apart until the inbox
 * is opened again.
 */
export function useMarkRead(shown: readonly Notification[]): void {
  const { mutate } = useChange(callOf('PUT /api/notifications/read'), {
    failed: null,
    refresh: ['/api/notifications/unread/count'],
  });
  const newest = shown.some(({ isRead }) => !isRead) ? shown[0]?.id : undefined;
  useEffect(() => {
    if (newest !== undefined) mutate({ body: { upTo: newest } });
  }, [newest, mutate]);
}
