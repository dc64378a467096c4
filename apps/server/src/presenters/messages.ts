import type { Message, Quote, RemovedMessage } from '@hooplog/contract';
import type { RemovedRow } from '../services/messages/list-removed.ts';
import type { ShownQuote } from '../services/messages/quotes.ts';
import type { ShownMessage } from '../services/messages/show-messages.ts';
import { presentPlayer } from './players.ts';
import { presentReaction } from './reactions.ts';

const presentQuote = (quote: ShownQuote): Quote =>
  'hidden' in quote
    ? { id: quote.id, hidden: quote.hidden }
    : { id: quote.id, user: presentPlayer(quote.user), content: quote.content };

export const presentMessage = (message: ShownMessage): Message => {
  const { id, userId, content, createdAt, player, about, replyTo, removedAt, isNew } = message;
  return {
    ...{ id, userId, content, createdAt: createdAt.toISOString(), user: presentPlayer(player) },
    ...(about !== null && { about: { kind: about.kind, user: presentPlayer(about.user) } }),
    ...(replyTo !== null && { replyTo: presentQuote(replyTo) }),
    reactions: message.reactions.map(presentReaction),
    ...(isNew && { isNew }),
    ...(removedAt !== null && { removedAt: removedAt.toISOString() }),
  };
};

export const presentRemoved = ({ player, remover, ...row }: RemovedRow): RemovedMessage => ({
  id: row.id,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  user: presentPlayer(player),
  removedAt: (row.removedAt ?? row.createdAt).toISOString(),
  removedBy: remover === null ? null : presentPlayer(remover),
});
