import { type LocalDay, type NotificationKind, TOPIC_OF } from '@hooplog/domain';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/connect.ts';
import { insertMany } from '../../database/insert-many.ts';
import { notifications, pushSubscriptions } from '../../database/schema/notifications.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { lockExisting } from '../users/lock-user.ts';

/** A notification for one user. The kind decides which of the ids are set. */
interface NewNotification {
  readonly userId: string;
  readonly kind: NotificationKind;
  /** Identifies the subject; a user is notified of it once. */
  readonly about: string;
  readonly groupInviteId?: string;
  readonly teamInviteId?: string;
  readonly assignmentId?: string;
  readonly announcementId?: string;
  readonly videoId?: string;
  readonly shotOfferId?: string;
  readonly groupId?: string;
  readonly challengeId?: string;
  readonly actorId?: string;
  readonly achievementId?: string;
  readonly day?: LocalDay;
}

/**
 * Notifies users, in the transaction of the change itself. Repeats are ignored, and users whose account has just been deleted are
 * left out.
 *
 * @param tidings all of one kind
 */
export async function tell(tx: Transaction, entries: readonly NewNotification[]): Promise<void> {
  const there = await lockExisting(
    tx,
    entries.map(({ userId }) => userId),
  );
  const rows = entries
    .filter(({ userId }) => there.has(userId))
    .map((one) => ({ id: uuidv7(), ...one }));
  await insertMany(tx, notifications, rows, sql`on conflict (user_id, about) do nothing`);
  await enqueuePushes(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Enqueues a push job for each added notification and each device that wants its kind. */
async function enqueuePushes(tx: Transaction, ids: readonly string[]): Promise<void> {
  const wanted = await tx
    .select({
      ...{ notificationId: notifications.id, kind: notifications.kind },
      userId: notifications.userId,
      ...{ subscriptionId: pushSubscriptions.id, topics: pushSubscriptions.topics },
    })
    .from(notifications)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, notifications.userId))
    .where(sql`${notifications.id} = any(${sql.param(ids)}::uuid[])`);
  for (const { notificationId, subscriptionId, userId, kind, topics } of wanted) {
    if (!topics.includes(TOPIC_OF[kind])) continue;
    // One at a time per user: a push service may be a user's own, and may never answer.
    const line = `pushes-to:${userId}`;
    await enqueue(tx, 'send-push', { notificationId, subscriptionId }, { line });
  }
}
