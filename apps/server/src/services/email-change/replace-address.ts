import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { isTaken, transaction } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { addressTaken, moveAddress } from './move-address.ts';

/**
 * Gives an account another, unproven address. For operators who have checked the owner when the old mailbox is lost; no API call
 * leads here. Notifies the old address.
 */
export async function replaceAddress(
  context: Pick<AppContext, 'database' | 'now' | 'secret'>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<User> {
  try {
    return await transaction(context.database, async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.email, from)).for('update');
      if (user === undefined) throw notFound(phrase('Account not found'));
      return moveAddress(tx, context, { user, email: to, keptSession: null });
    });
  } catch (error) {
    if (isTaken(error)) throw addressTaken();
    throw error;
  }
}
