import type { Message } from '@hooplog/contract';
import type { createMessage } from '../services/messages/create-message.ts';
import type { listMessages } from '../services/messages/list-messages.ts';
import { presentPlayer } from './players.ts';

type MessageRow =
  | Awaited<ReturnType<typeof listMessages>>['messages'][number]
  | Awaited<ReturnType<typeof createMessage>>;

export const presentMessage = (row: MessageRow): Message => ({
  id: row.id,
  userId: row.userId,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  user: presentPlayer(row.player),
});
