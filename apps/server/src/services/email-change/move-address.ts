import { phrase } from '@hooplog/language';
import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { formerAddresses } from '../../database/schema/email-changes.ts';
import { accounts, sessions, users } from '../../database/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { addressHash } from '../../mail/unsubscribe-token.ts';
import type { AppContext } from '../context.ts';
import { tellNewcomer } from '../notifications/tell-invited.ts';
import { ofUser } from '../sessions/rows.ts';
import type { User } from '../users/find-user.ts';

/** The address has got an account since. Shown only to users who have proved that it is theirs. */
export const addressTaken = () =>
  new AppError('conflict', phrase('This address has an account of its own by now.'));

/**
 * Gives an account another, proven address, and notifies the former one. Mails and unsubscribe links follow; accounts at
 * providers sign in as before. Anyone who proves the freed address can use it.
 *
 * @param keptSession the only session that stays; null: none does
 */
export async function moveAddress(
  tx: Transaction,
  { now, secret }: Pick<AppContext, 'now' | 'secret'>,
  {
    user,
    email,
    keptSession,
  }: {
    readonly user: User;
    readonly email: string;
    readonly keptSession: string | null;
  },
): Promise<User> {
  const [saved] = await tx
    .update(users)
    .set({ email, updatedAt: now() })
    .where(eq(users.id, user.id))
    .returning();
  if (saved === undefined) throw new Error('The account is gone');
  await tx
    .update(accounts)
    .set({ providerId: email })
    .where(and(eq(accounts.userId, user.id), eq(accounts.provider, 'email')));
  const had = { userId: user.id, createdAt: now() };
  await tx
    .insert(formerAddresses)
    .values({ ...had, addressHash: addressHash(secret, user.email) })
    .onConflictDoUpdate({ target: formerAddresses.addressHash, set: had });
  const isOther = keptSession === null ? undefined : ne(sessions.sid, keptSession);
  await tx.delete(sessions).where(and(ofUser(user.id), isOther));
  await tellNewcomer(tx, now(), user.id);
  await enqueue(tx, 'tell-email-changed', { userId: user.id, email: user.email });
  return saved;
}
