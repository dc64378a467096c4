import { phrase } from '@hooplog/language';
import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { groupInvites, teamInvites } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';

/** A proved address has no account here, and may not get one. */
export class MayNotJoin extends Error {
  override readonly name = 'MayNotJoin';
}

/** An operator has disabled the account. */
export class AccountDisabled extends Error {
  override readonly name = 'AccountDisabled';
}

/** The same as a message, where a person waits for an answer. */
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

/** The first user has to be let in, to invite the others. */
const isFirst = async (tx: Transaction) =>
  (await tx.select({ id: users.id }).from(users).limit(1)).length === 0;

/** Throws `MayNotJoin` if the operator's settings allow no account for an address. Existing accounts are not affected. */
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
