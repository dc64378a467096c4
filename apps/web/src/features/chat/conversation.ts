import type { Message } from '@hooplog/contract';
import type { Page } from '../../lib/api-client/call-page.ts';

/** The loaded part of a chat. */
export interface Conversation {
  /** In chronological order, without gaps. */
  readonly messages: readonly Message[];
  /** Cursor of older messages; null if there are none. */
  readonly older: string | null;
  /** The newest page as last fetched. */
  readonly newest: Page<Message[]>;
}

/** The server's order: by time, then by id. */
const isBefore = (a: Message, b: Message): boolean =>
  a.createdAt === b.createdAt ? a.id < b.id : a.createdAt < b.createdAt;

/**
 * The conversation after refetching the newest page. Within the page's time span only the page counts, so deleted
 * messages disappear; older loaded messages stay. If so many messages are new that the two do not overlap, only the
 * page is kept, to avoid a gap.
 */
export function withNewest(known: Conversation | null, newest: Page<Message[]>): Conversation {
  const [oldest] = newest.items;
  const alone = { messages: newest.items, older: newest.next, newest };
  if (known === null || oldest === undefined || newest.next === null) return alone;
  const before = known.messages.filter((message) => isBefore(message, oldest));
  const meet = before.length < known.messages.length;
  if (before.length === 0 || !meet) return alone;
  return { messages: [...before, ...newest.items], older: known.older, newest };
}

/** The conversation with an older page prepended. */
export function withOlder(known: Conversation, page: Page<Message[]>): Conversation {
  const [oldest] = known.messages;
  const before = oldest ? page.items.filter((message) => isBefore(message, oldest)) : page.items;
  return { ...known, messages: [...before, ...known.messages], older: page.next };
}

/** Adds a message that was just sent, before the next poll returns it. */
export function withSent(known: Conversation, sent: Message): Conversation {
  if (known.messages.some(({ id }) => id === sent.id)) return known;
  return { ...known, messages: [...known.messages, sent] };
}

/** Removes messages that were just deleted, reported or muted, before the next poll. */
export function without(known: Conversation, hides: (message: Message) => boolean): Conversation {
  return { ...known, messages: known.messages.filter((message) => !hides(message)) };
}

/** Updates a message that was just changed. */
export function withChanged(
  known: Conversation,
  messageId: string,
  change: (message: Message) => Message,
): Conversation {
  const messages = known.messages.map((each) => (each.id === messageId ? change(each) : each));
  return { ...known, messages };
}

/** After a longer gap, name and time are shown again. */
const ONE_BREATH_MS = 5 * 60_000;

/** Whether a message follows the same player's previous one closely, so that the name is not repeated. */
export const goesOn = (message: Message, before: Message | undefined): boolean =>
  before?.userId === message.userId &&
  Date.parse(message.createdAt) - Date.parse(before.createdAt) < ONE_BREATH_MS;
