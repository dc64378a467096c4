import type { LocalDay, NotificationKind } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/connect.ts';
import { insertMany } from '../../database/insert-many.ts';
import { notifications } from '../../database/schema/notifications.ts';

/** What to tell one user. Which of the ids is given follows from the kind. */
interface Tidings {
  readonly userId: string;
  readonly kind: NotificationKind;
  /** What it is about; the same is told to a user once. */
  readonly about: string;
  readonly groupInviteId?: string;
  readonly teamInviteId?: string;
  readonly assignmentId?: string;
  readonly videoId?: string;
  readonly groupId?: string;
  readonly actorId?: string;
  readonly achievementId?: string;
  readonly day?: LocalDay;
}

/**
 * Tells users in the transaction of what they are told about. What they were told before is not told again.
 *
 * @param tidings all of one kind
 */
export async function tell(tx: Transaction, tidings: readonly Tidings[]): Promise<void> {
  const rows = tidings.map((one) => ({ id: uuidv7(), ...one }));
  await insertMany(tx, notifications, rows, sql`on conflict (user_id, about) do nothing`);
}
