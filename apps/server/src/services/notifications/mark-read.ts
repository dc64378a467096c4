import { phrase } from '@hooplog/language';
import { and, eq, isNull, lte, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';

type Marking = Pick<AppContext, 'database' | 'now'>;

/** Marks a user's unread notifications as read; those already read keep their time. */
export async function markRead(
  database: Queryable,
  userId: string,
  readAt: Date,
  condition: SQL | undefined,
): Promise<void> {
  await database
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), condition));
}

/** Marks one entry as read; another user's is not found. */
export async function markNotificationRead(
  { database, now }: Marking,
  userId: string,
  id: string,
): Promise<void> {
  const [own] = await database
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)));
  if (own === undefined) throw notFound(phrase('Notification not found'));
  await markRead(database, userId, now(), eq(notifications.id, id));
}

/** Marks that entry and all older ones as read. */
export const markNotificationsRead = ({ database, now }: Marking, userId: string, upTo: string) =>
  markRead(database, userId, now(), lte(notifications.id, upTo));
