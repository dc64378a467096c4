import type { Message } from '@hooplog/contract';
import type { ShownMessage } from '../services/messages/with-items.ts';
import { presentPlayer } from './players.ts';

export const presentMessage = ({ about, ...row }: ShownMessage): Message => ({
  id: row.id,
  userId: row.userId,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  user: presentPlayer(row.player),
  ...(about !== null && { about: { kind: about.kind, user: presentPlayer(about.user) } }),
});
