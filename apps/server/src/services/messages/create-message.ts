import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { messages } from '../../database/schema/community.ts';
import { namesNothing } from '../../database/names-nothing.ts';
import { AppError, invalidField, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { findItem, itemColumns } from '../groups/feed/find-item.ts';
import type { User } from '../users/find-user.ts';
import { refuseChat } from './refuse-chat.ts';
import { selectMessages } from './rows.ts';
import { type ShownMessage, withItems } from './with-items.ts';

interface NewMessage {
  /** The squad whose chat it is for; null for the chat of all. */
  readonly groupId: string | null;
  /** Trimmed, not empty. */
  readonly content: string;
  /** The item of the squad's feed that it answers. */
  readonly itemId: string | null;
  /** A repeat with the same key gives the message of the first call. */
  readonly idempotencyKey: string | null;
}

export async function createMessage(
  context: AppContext,
  user: User,
  message: NewMessage,
): Promise<ShownMessage> {
  const { database } = context;
  const { groupId, idempotencyKey } = message;
  await refuseChat(context, user, groupId);
  const repeated = () => findRepeated(database, user.id, idempotencyKey);
  const find = async (id: string) => (await selectMessages(database, eq(messages.id, id)))[0];
  // What the first call answered may have gone meanwhile: a repeat does not look for it.
  let written = await repeated();
  if (written === undefined) {
    const id = await insert(context, user.id, message);
    written = id === null ? await repeated() : await find(id);
  }
  // Its author took it back in between.
  if (written === undefined) {
    throw new AppError('conflict', 'This message was sent and deleted again');
  }
  const [shown] = await withItems(context, user.id, written.groupId, [written]);
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

/** The id of a new message; null where a call with the same key was quicker. */
async function insert(
  context: AppContext,
  userId: string,
  { itemId, ...message }: NewMessage,
): Promise<string | null> {
  const createdAt = context.now();
  const item = await itemColumnsOf(context, userId, message.groupId, itemId);
  // The moment is ours and not the database's: a cursor holds whole milliseconds.
  const [row] = await context.database
    .insert(messages)
    .values({ userId, ...message, ...item, createdAt })
    .onConflictDoNothing({ target: [messages.userId, messages.idempotencyKey] })
    .returning({ id: messages.id })
    .catch((error: unknown) => {
      throw namesNothing(error) ? notFound('Group') : error;
    });
  return row?.id ?? null;
}

async function itemColumnsOf(
  context: AppContext,
  userId: string,
  groupId: string | null,
  itemId: string | null,
) {
  if (itemId === null) return {};
  if (groupId === null) throw invalidField('about', 'Only squads have a feed to answer to');
  return itemColumns(await findItem(context, userId, groupId, itemId));
}
