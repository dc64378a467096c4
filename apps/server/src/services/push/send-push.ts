import { TOPIC_OF } from '@hooplog/domain';
import { inLanguage } from '@hooplog/language/node';
import { eq } from 'drizzle-orm';
import { mayUseAccount } from '../../auth/may.ts';
import { pushSubscriptions } from '../../database/schema/notifications.ts';
import { users } from '../../database/schema/users.ts';
import type { JobPayload } from '../../jobs/definitions.ts';
import type { AppContext } from '../context.ts';
import { readUnread } from '../notifications/read-news.ts';
import { pushMessageOf } from './push-text.ts';

type Sending = Pick<AppContext, 'database' | 'now' | 'push'>;

/**
 * Pushes one notification to one device if it is still current, unread and wanted there. Deletes subscriptions that the device
 * has cancelled. False if nothing was sent.
 */
export async function sendPush(
  { database, now, push }: Sending,
  { notificationId, subscriptionId }: JobPayload<'send-push'>,
): Promise<boolean> {
  const [device] = await database
    .select({ address: pushSubscriptions, user: users })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(eq(pushSubscriptions.id, subscriptionId));
  if (device === undefined || !mayUseAccount(device.user)) return false;
  const row = await readUnread(database, device.user, now(), notificationId);
  if (row === undefined) return false;
  if (!device.address.topics.includes(TOPIC_OF[row.notification.kind])) return false;
  const message = inLanguage(device.user.language, () => pushMessageOf(row));
  const result = await push.send(device.address, message);
  if (result === 'gone') {
    await database.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
  }
  return result === 'sent';
}
