import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';

/**
 * Makes transactions of one user that count something follow each other: each sees what the one before added, so calls
 * at the same time cannot pass a limit together.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
