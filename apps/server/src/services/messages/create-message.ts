import { and, eq } from 'drizzle-orm';
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
  { itemId, ...message }: NewMessage,
): Promise<ShownMessage> {
  const { database, now } = context;
  const { groupId, idempotencyKey } = message;
  const createdAt = now();
  await refuseChat(context, user, groupId);
  const item = await itemColumnsOf(context, user.id, groupId, itemId);
  // The moment is ours and not the database's: a cursor holds whole milliseconds.
  const [row] = await database
    .insert(messages)
    .values({ userId: user.id, ...message, ...item, createdAt })
    .onConflictDoNothing({ target: [messages.userId, messages.idempotencyKey] })
    .returning({ id: messages.id })
    .catch((error: unknown) => {
      throw namesNothing(error) ? notFound('Group') : error;
    });
  const mine = eq(messages.userId, user.id);
  const [written] = await selectMessages(
    database,
    row === undefined && idempotencyKey !== null
      ? and(mine, eq(messages.idempotencyKey, idempotencyKey))
      : eq(messages.id, row?.id ?? ''),
  );
  // Its author took it back in between.
  if (written === undefined) {
    throw new AppError('conflict', 'This message was sent and deleted again');
  }
  const [shown] = await withItems(context, user.id, written.groupId, [written]);
  if (shown === undefined) throw new Error('No message came back');
  return shown;
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
