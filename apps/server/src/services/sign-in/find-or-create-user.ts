import { and, eq } from 'drizzle-orm';
import { type Transaction, transaction } from '../../database/connect.ts';
import { userStats } from '../../database/schema/statistics.ts';
import { accounts, users } from '../../database/schema/users.ts';
import type { AppContext } from '../context.ts';
import { tellNewcomer } from '../notifications/tell-invited.ts';
import { AccountDisabled, refuseNewcomer } from './may-join.ts';
import type { User } from '../users/find-user.ts';

/** Throws `AccountDisabled` for an account that an operator has disabled. */
function refuseDisabled(user: User): User {
  if (user.disabledAt !== null) throw new AccountDisabled('The account is disabled');
  return user;
}

/** An account at a provider. */
export interface Account {
  readonly provider: string;
  readonly providerId: string;
}

/** The user who signed in with this account before, whatever its address is now. Throws `AccountDisabled`. */
export async function findUserOfAccount(
  context: AppContext,
  { provider, providerId }: Account,
): Promise<User | null> {
  const [found] = await context.database
    .select({ user: users })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.provider, provider), eq(accounts.providerId, providerId)));
  return found === undefined ? null : refuseDisabled(found.user);
}

/** What a sign-in has proved. */
export interface ProvedEmail {
  /** Verified, lower case: accounts with the same address belong to one user. */
  readonly email: string;
  /** Absent if only the address was proved, by a mailed code. */
  readonly account?: Account | undefined;
  readonly timeZone?: string | undefined;
}

/** False if the account now belongs to somebody else. */
async function addAccount(tx: Transaction, user: User, account: Account): Promise<boolean> {
  await tx
    .insert(accounts)
    .values({ userId: user.id, ...account })
    .onConflictDoNothing({ target: [accounts.provider, accounts.providerId] });
  const [row] = await tx
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(
      and(eq(accounts.provider, account.provider), eq(accounts.providerId, account.providerId)),
    );
  return row?.userId === user.id;
}

/**
 * Finds the user of an address or creates one, and stores how they signed in. Throws `MayNotJoin` if there is none and the
 * operator's settings do not allow a new one, and `AccountDisabled`.
 */
export function findOrCreateUser(context: AppContext, proved: ProvedEmail): Promise<User> {
  const { email, timeZone, account = { provider: 'email', providerId: email } } = proved;
  return transaction(context.database, async (tx) => {
    const isIt = eq(users.email, email);
    if ((await tx.$count(users, isIt)) === 0) await refuseNewcomer(tx, context, email);
    const [newcomer] = await tx
      .insert(users)
      .values({ email, ...(timeZone === undefined ? {} : { timeZone }) })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (newcomer !== undefined) await tellNewcomer(tx, context.now(), newcomer.id);
    const [user] = await tx.select().from(users).where(isIt);
    if (user === undefined) throw new Error('The user was deleted while signing in');
    refuseDisabled(user);
    await tx.insert(userStats).values({ userId: user.id }).onConflictDoNothing();
    const isTheirs = await addAccount(tx, user, account);
    // Two simultaneous first sign-ins with two addresses: the account belongs to the first.
    if (!isTheirs && account.provider !== 'email') throw new Error('The account was just taken');
    return user;
  });
}
