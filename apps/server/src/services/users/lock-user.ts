import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';

/**
 * Locks a user, so that transactions that check a limit run one after another and simultaneous calls cannot exceed it together.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Which of these users still exist; their accounts cannot be deleted before the transaction ends. */
export async function lockExisting(
  tx: Transaction,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}
