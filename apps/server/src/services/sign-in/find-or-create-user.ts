import { eq } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { userStats } from '../../database/schema/statistics.ts';
import { accounts, users } from '../../database/schema/users.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';

/** What a way to sign in has proved. */
export interface ProvedIdentity {
  readonly provider: string;
  readonly providerId: string;
  /** Verified, lower case: accounts with the same address belong to one user. */
  readonly email: string;
  readonly timeZone?: string | undefined;
}

/** Finds the user of an address or makes one, and remembers the way they came. */
export function findOrCreateUser(context: AppContext, identity: ProvedIdentity): Promise<User> {
  const { provider, providerId, email, timeZone } = identity;
  return transaction(context.database, async (tx) => {
    await tx
      .insert(users)
      .values({ email, ...(timeZone === undefined ? {} : { timeZone }) })
      .onConflictDoNothing({ target: users.email });
    const [user] = await tx.select().from(users).where(eq(users.email, email));
    if (user === undefined) throw new Error('The user was deleted while signing in');
    await tx
      .insert(accounts)
      .values({ userId: user.id, provider, providerId })
      .onConflictDoNothing({ target: [accounts.provider, accounts.providerId] });
    await tx.insert(userStats).values({ userId: user.id }).onConflictDoNothing();
    return user;
  });
}
