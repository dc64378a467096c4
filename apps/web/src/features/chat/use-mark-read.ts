import type { Message } from '@hooplog/contract';
import { useEffect } from 'react';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import type { ChatOf } from './use-conversation.ts';

/** Reports to the server how far the reader has read, whenever a new message is visible at the end. */
export function useMarkRead(group: ChatOf, messages: readonly Message[], isAtEnd: boolean): void {
  const { mutate } = useChange(callOf('PUT /api/messages/read'), {
    failed: null,
    refresh: ['/api/groups'],
  });
  const until = messages.findLast(({ isNew }) => isNew)?.createdAt;
  useEffect(() => {
    if (isAtEnd && until !== undefined) mutate({ body: { groupId: group, until } });
  }, [group, until, isAtEnd, mutate]);
}
