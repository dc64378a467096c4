import type { NotificationKind } from '@hooplog/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { preparedOnce } from '../../database/prepared.ts';
import { users } from '../../database/schema/users.ts';

/**
 * The kinds of unread notifications in an inbox, as a column beside its user; a single index lookup if there are none. Column
 * names are spelled out, because Drizzle omits the table in statements with only one.
 */
export const UNREAD_KINDS = sql<NotificationKind[]>`array(
  select distinct notifications.kind from notifications
  where notifications.user_id = users.id and notifications.read_at is null)`.as('unread_kinds');

const ofUser = preparedOnce((database) =>
  database
    .select({ kinds: UNREAD_KINDS })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('unread_kinds'),
);

export async function readUnreadKinds(
  database: Database,
  userId: string,
): Promise<readonly NotificationKind[]> {
  const [found] = await ofUser(database).execute({ userId });
  return found?.kinds ?? [];
}
