import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { isTaken, transaction } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { addressTaken, moveAddress } from './move-address.ts';

/**
 * Gives an account another address that nobody has proved. For operators, who have made sure whose it is, where the old mailbox
 * is lost; no call of the API leads here. The old address is told.
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
