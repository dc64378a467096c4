import type { NotificationTopic } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, eq, or, sql } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { pushSubscriptions } from '../../database/schema/notifications.ts';
import { invalidField } from '../../errors/app-error.ts';
import { isPushEndpoint } from '../../push/public-host.ts';
import type { AppContext } from '../context.ts';

interface Device {
  readonly userId: string;
  /** The session with which the device is signed in. */
  readonly session: string;
}

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly topics: readonly NotificationTopic[];
}

/** The topics pushed to the device of a session; null without a subscription. */
export async function findTopics(
  { database }: Pick<AppContext, 'database'>,
  session: string,
): Promise<NotificationTopic[] | null> {
  const [found] = await database
    .select({ topics: pushSubscriptions.topics })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.session, session));
  return found?.topics ?? null;
}

/** Subscribes a device, replacing the user who was signed in there before. */
export async function subscribe(
  { database }: Pick<AppContext, 'database'>,
  { userId, session }: Device,
  { endpoint, keys, topics }: Subscription,
): Promise<void> {
  if (!isPushEndpoint(endpoint)) {
    throw invalidField('endpoint', phrase('This is not the address of a push service'));
  }
  await transaction(database, async (tx) => {
    await tx
      .delete(pushSubscriptions)
      .where(or(eq(pushSubscriptions.session, session), eq(pushSubscriptions.endpoint, endpoint)));
    await tx
      .insert(pushSubscriptions)
      .values({ userId, session, endpoint, ...keys, topics: [...topics] });
  });
}

/** Unsubscribes the device. Idempotent. */
export async function unsubscribeDevice(
  { database }: Pick<AppContext, 'database'>,
  session: string,
): Promise<void> {
  await database.delete(pushSubscriptions).where(eq(pushSubscriptions.session, session));
}

/** Unsubscribes from one topic; with the last one the subscription ends. Idempotent. */
export async function stopTopic(
  { database }: Pick<AppContext, 'database'>,
  session: string,
  topic: NotificationTopic,
): Promise<void> {
  const ofDevice = eq(pushSubscriptions.session, session);
  await transaction(database, async (tx) => {
    await tx
      .update(pushSubscriptions)
      .set({ topics: sql`array_remove(${pushSubscriptions.topics}, ${topic})` })
      .where(ofDevice);
    await tx
      .delete(pushSubscriptions)
      .where(and(ofDevice, eq(sql`cardinality(${pushSubscriptions.topics})`, 0)));
  });
}
