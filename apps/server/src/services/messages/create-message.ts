import { phrase } from '@hooplog/language';
import { and, eq } from 'drizzle-orm';
import { type Queryable, type Transaction, transaction } from '../../database/connect.ts';
import { namesNothing } from '../../database/names-nothing.ts';
import { messages } from '../../database/schema/community.ts';
import { invalidField, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { findItem, itemColumns } from '../groups/feed/find-item.ts';
import type { User } from '../users/find-user.ts';
import { lockUser } from '../users/lock-user.ts';
import { findMessage } from './find-message.ts';
import { openChat } from './open-chat.ts';
import { refuseFlood } from './refuse-flood.ts';
import { selectMessages } from './rows.ts';
import { type ShownMessage, showMessages } from './show-messages.ts';

interface NewMessage {
  /** The squad whose chat it is for; null for the community's chat. */
  readonly groupId: string | null;
  /** Trimmed, not empty. */
  readonly content: string;
  /** The item of the squad's feed that it answers. */
  readonly itemId: string | null;
  /** The message of the same chat that it answers. */
  readonly replyToId: string | null;
  /** A repeat with the same key returns the message of the first call. */
  readonly idempotencyKey: string | null;
}

export async function createMessage(
  context: AppContext,
  user: User,
  message: NewMessage,
): Promise<ShownMessage> {
  const { database } = context;
  const { groupId, idempotencyKey } = message;
  await openChat(context, user, groupId);
  const repeated = (queryable: Queryable) => findRepeated(queryable, user.id, idempotencyKey);
  // A repeat must not look for the answered message, which may be gone by now.
  let written = await repeated(database);
  if (written === undefined) {
    const answered = await columnsOfAnswered(context, user, message);
    written = await transaction(database, async (tx) => {
      // Locked, so that messages are counted one after another, and later calls with the same key return the first message.
      await lockUser(tx, user.id);
      return (await repeated(tx)) ?? (await insert(context, tx, user.id, message, answered));
    });
  }
  const chat = await openChat(context, user, written.groupId);
  const [shown] = await showMessages(context, chat, [written]);
  if (shown === undefined) throw new Error('No message came back');
  return shown;
}

/** The message of an earlier call with the same key. */
async function findRepeated(database: Queryable, userId: string, key: string | null) {
  if (key === null) return undefined;
  const isIt = and(eq(messages.userId, userId), eq(messages.idempotencyKey, key));
  const [message] = await selectMessages(database, isIt);
  return message;
}

type Answered = Awaited<ReturnType<typeof columnsOfAnswered>>;

/** @param tx in which the user is locked */
async function insert(
  { config, now }: AppContext,
  tx: Transaction,
  userId: string,
  { groupId, content, idempotencyKey }: NewMessage,
  answered: Answered,
) {
  const createdAt = now();
  if (config.limits.enforced) await refuseFlood(tx, userId, groupId, content, createdAt);
  // Our time rather than the database's, because a cursor holds whole milliseconds.
  const [row] = await tx
    .insert(messages)
    .values({ userId, groupId, content, ...answered, idempotencyKey, createdAt })
    .returning({ id: messages.id })
    .catch((error: unknown) => {
      throw namesNothing(error) ? notFound(phrase('Group not found')) : error;
    });
  const [written] = row === undefined ? [] : await selectMessages(tx, eq(messages.id, row.id));
  if (written === undefined) throw new Error('No message came back');
  return written;
}

/** What a message answers, as columns: an item of the feed, another message, or neither. */
async function columnsOfAnswered(
  context: AppContext,
  user: User,
  { groupId, itemId, replyToId }: NewMessage,
) {
  if (replyToId !== null) {
    const { message } = await findMessage(context, user, replyToId);
    if (message.groupId !== groupId) throw notFound(phrase('Message not found'));
    return { replyToId: message.id };
  }
  if (itemId === null) return {};
  if (groupId === null) throw invalidField('about', phrase('Only squads have a feed to answer to'));
  return itemColumns(await findItem(context, user.id, groupId, itemId));
}
