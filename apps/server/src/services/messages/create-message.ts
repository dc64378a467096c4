import { and, eq } from 'drizzle-orm';
import { mayChat } from '../../auth/may.ts';
import { messages } from '../../database/schema/community.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { ageGroupOf } from '../users/follow-age.ts';
import type { User } from '../users/find-user.ts';
import { noChat } from './no-chat.ts';

interface NewMessage {
  /** Trimmed, not empty. */
  readonly content: string;
  /** A repeat with the same key gives the message of the first call. */
  readonly idempotencyKey: string | null;
}

export async function createMessage(
  { database, now }: AppContext,
  user: User,
  message: NewMessage,
) {
  const createdAt = now();
  if (!mayChat(ageGroupOf(user, createdAt))) throw noChat();
  // The moment is ours and not the database's: a cursor holds whole milliseconds.
  const [row] = await database
    .insert(messages)
    .values({ userId: user.id, ...message, createdAt })
    .onConflictDoNothing({ target: [messages.userId, messages.idempotencyKey] })
    .returning();
  return { ...(row ?? (await findRepeated(database, user.id, message))), player: user };
}

async function findRepeated(
  database: AppContext['database'],
  userId: string,
  { idempotencyKey }: NewMessage,
) {
  const [row] =
    idempotencyKey === null
      ? []
      : await database
          .select()
          .from(messages)
          .where(and(eq(messages.userId, userId), eq(messages.idempotencyKey, idempotencyKey)));
  // Its author took it back in between.
  if (row === undefined) throw new AppError('conflict', 'This message was sent and deleted again');
  return row;
}
