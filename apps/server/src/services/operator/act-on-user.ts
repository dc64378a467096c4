import type { OperatorAct } from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { isOperator } from '../../auth/may.ts';
import { transaction, type Transaction } from '../../database/connect.ts';
import { sessions, users } from '../../database/schema/users.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { addressHash } from '../../mail/unsubscribe-token.ts';
import type { AppContext } from '../context.ts';
import { keepListing } from '../leaderboard/keep-listing.ts';
import { ofUser } from '../sessions/rows.ts';
import { signOutEverywhere } from '../sessions/sign-out-everywhere.ts';
import type { User } from '../users/find-user.ts';
import { removeUser } from '../users/remove-user.ts';
import { callWaitingWebhooks } from '../webhooks/tell-webhooks.ts';
import { logAct } from './log-act.ts';

type Context = Pick<AppContext, 'config' | 'database' | 'now' | 'secret'>;

interface UserAct {
  readonly act: Extract<OperatorAct, 'sign_out' | 'disable' | 'enable' | 'delete'>;
  readonly reason: string;
}

async function setDisabled(tx: Transaction, user: User, disabledAt: Date | null) {
  const userId = user.id;
  await tx.update(users).set({ disabledAt }).where(eq(users.id, userId));
  await keepListing(tx, { ...user, disabledAt });
  // Tokens stay: they work again once the account does.
  if (disabledAt !== null) await tx.delete(sessions).where(ofUser(userId));
  else await callWaitingWebhooks(tx, userId);
}

/** Deletes an account; the job of the mail about it stores its address until it is sent. */
async function deleteWithNotice(tx: Transaction, user: User, reason: string): Promise<void> {
  const { email, language } = user;
  await removeUser(tx, user.id);
  await enqueue(tx, 'tell-deleted', { email, language, reason });
}

async function run(tx: Transaction, { now }: Context, user: User, { act, reason }: UserAct) {
  switch (act) {
    case 'sign_out':
      return signOutEverywhere(tx, user.id);
    case 'disable':
      return setDisabled(tx, user, user.disabledAt ?? now());
    case 'enable':
      return setDisabled(tx, user, null);
    case 'delete':
      return deleteWithNotice(tx, user, reason);
  }
}

/** Carries out an operator's decision about an account, and logs it. Operators' own accounts are exempt. */
export async function actOnUser(
  context: Context,
  operatorId: string,
  userId: string,
  decided: UserAct,
): Promise<void> {
  const { config, database, secret } = context;
  await transaction(database, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (user === undefined) throw notFound(phrase('Account not found'));
    if (isOperator(config, user)) {
      throw new AppError(
        'forbidden',
        phrase('This account is an operator’s. Take it out of the setting OPERATORS first.'),
      );
    }
    await run(tx, context, user, decided);
    const isGone = decided.act === 'delete';
    await logAct(tx, context, {
      ...decided,
      operatorId,
      userId: isGone ? null : userId,
      ...(isGone && { addressHash: addressHash(secret, user.email) }),
    });
  });
}
