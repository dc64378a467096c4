import type { ReportReason } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { namesNothing } from '../../database/names-nothing.ts';
import { messageReports } from '../../database/schema/chat.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { findMessage } from './find-message.ts';

/** Stores a report for the operators, with the present text of the message; at most one per reader and message. */
export async function reportMessage(
  context: Pick<AppContext, 'database' | 'now'>,
  user: User,
  messageId: string,
  reason: ReportReason,
): Promise<void> {
  const { message } = await findMessage(context, user, messageId);
  const { id, userId: authorId, groupId, content } = message;
  if (authorId === user.id) {
    throw new AppError('forbidden', phrase('You cannot report a message of your own.'));
  }
  await context.database
    .insert(messageReports)
    .values({
      ...{ reporterId: user.id, messageId: id, authorId, groupId, reason, content },
      createdAt: context.now(),
    })
    .onConflictDoNothing()
    .catch((error: unknown) => {
      throw namesNothing(error) ? notFound(phrase('Message not found')) : error;
    });
}
