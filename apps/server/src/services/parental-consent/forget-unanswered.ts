import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { type Database, transaction } from '../../database/connect.ts';
import { parentalConsents } from '../../database/schema/consents.ts';
import { users } from '../../database/schema/users.ts';
import { removeUser } from '../users/remove-user.ts';

/** Most accounts removed in one run; the next run takes the rest. */
const BATCH = 200;

/**
 * Deletes the accounts of children whose parents have not consented in time. Each runs in its own transaction and checks again,
 * as an answer may arrive at the same moment. Returns their number.
 */
export async function removeUnansweredAccounts(database: Database, now: Date): Promise<number> {
  const due = await database
    .select({ userId: parentalConsents.userId })
    .from(parentalConsents)
    .where(and(lte(parentalConsents.deadline, now), isNull(parentalConsents.grantedAt)))
    .orderBy(asc(parentalConsents.deadline))
    .limit(BATCH);
  let removed = 0;
  for (const { userId } of due) if (await removeIfWaiting(database, userId)) removed += 1;
  return removed;
}

function removeIfWaiting(database: Database, userId: string): Promise<boolean> {
  return transaction(database, async (tx) => {
    const [child] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (child?.awaitsParent !== 1) return false;
    await removeUser(tx, userId);
    return true;
  });
}
