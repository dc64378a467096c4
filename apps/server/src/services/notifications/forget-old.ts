import { LIMITS } from '@hooplog/domain';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { notifications } from '../../database/schema/notifications.ts';

const DAY_MS = 24 * 3_600_000;

/** Deletes old notifications, and each user's beyond the newest that are kept. Returns how many. */
export async function forgetOldNotifications(database: Database, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - LIMITS.NOTIFICATION_DAYS * DAY_MS);
  const old = await database.delete(notifications).where(lt(notifications.createdAt, oldest));
  const beyond = await database.execute(sql`
    delete from ${notifications} where ${notifications.id} in (
      select id from (
        select id, row_number() over (partition by user_id order by id desc) as place
        from ${notifications}
      ) as placed where place > ${LIMITS.NOTIFICATIONS_KEPT})`);
  return (old.rowCount ?? 0) + (beyond.rowCount ?? 0);
}
