import { phrase } from '@hooplog/language';
import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { groupInvites, teamInvites } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';

/** A proved address that has no account here, and gets none. */
export class MayNotJoin extends Error {
  override readonly name = 'MayNotJoin';
}

/** An account that an operator has disabled. */
export class AccountDisabled extends Error {
  override readonly name = 'AccountDisabled';
}

/** The same in words, where a person waits for an answer. */
export const accountDisabled = () =>
  new AppError(
    'forbidden',
    phrase('The operator has disabled this account. Ask them, then try again.'),
  );

async function isInvited(tx: Transaction, email: string, now: Date): Promise<boolean> {
  for (const invites of [groupInvites, teamInvites]) {
    const isOpen = and(
      eq(invites.inviteeEmail, email),
      eq(invites.status, 'pending'),
      gt(invites.expiresAt, now),
    );
    if ((await tx.$count(invites, isOpen)) > 0) return true;
  }
  return false;
}

/** Somebody has to be the first, who then invites the others. */
const isFirst = async (tx: Transaction) =>
  (await tx.select({ id: users.id }).from(users).limit(1)).length === 0;

/** Throws `MayNotJoin` for an address that gets no account by the operator's settings. Existing accounts stay. */
export async function refuseNewcomer(
  tx: Transaction,
  { config: { joining, operators }, now }: Pick<AppContext, 'config' | 'now'>,
  email: string,
): Promise<void> {
  const { who, domains } = joining;
  const isOfDomain = domains.includes(email.slice(email.lastIndexOf('@') + 1));
  if (who === 'open' && (domains.length === 0 || isOfDomain)) return;
  if (who === 'invited' && (isOfDomain || (await isInvited(tx, email, now())))) return;
  if (operators.includes(email) || (await isFirst(tx))) return;
  throw new MayNotJoin('This address gets no account here');
}
