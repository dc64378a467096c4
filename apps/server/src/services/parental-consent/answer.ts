import { phrase } from '@hooplog/language';
import { inLanguage } from '@hooplog/language/node';
import { eq } from 'drizzle-orm';
import { mayAnswerForChild } from '../../auth/may.ts';
import { siteUrl } from '../../config/site-url.ts';
import { transaction, type Queryable, type Transaction } from '../../database/connect.ts';
import { parentalConsents } from '../../database/schema/consents.ts';
import { users } from '../../database/schema/users.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { playerName } from '../players/player.ts';
import type { User } from '../users/find-user.ts';
import { ageGroupOf } from '../users/follow-age.ts';
import { removeUser } from '../users/remove-user.ts';
import type { Consent } from './consent.ts';
import { confirmationToParent } from './letters.ts';
import { hashToken } from './token.ts';

interface Question {
  readonly consent: Consent;
  readonly child: User;
}

/** The question behind a mailed link; `not_found` once the account or the link is gone. */
export async function questionBehind(
  { database, secret }: Pick<AppContext, 'secret'> & { readonly database: Queryable },
  token: string,
): Promise<Question> {
  const [found] = await database
    .select({ consent: parentalConsents, child: users })
    .from(parentalConsents)
    .innerJoin(users, eq(users.id, parentalConsents.userId))
    .where(eq(parentalConsents.tokenHash, hashToken(secret, token)));
  if (found === undefined) throw notFound(phrase('Question not found'));
  return found;
}

/** Throws if the signed-in user is too young to answer for a child. */
export function refuseTheYoung(caller: User | null, now: Date): void {
  if (caller === null || mayAnswerForChild(ageGroupOf(caller, now))) return;
  throw new AppError(
    'forbidden',
    phrase('A young player is signed in here. A parent has to answer, in their own browser.'),
  );
}

/**
 * The parent consents: the account opens, and a mail says how to withdraw the consent.
 *
 * @param caller the user signed in where the link was opened; the link works without one
 */
export async function grantConsent(
  context: AppContext,
  caller: User | null,
  token: string,
): Promise<void> {
  const now = context.now();
  refuseTheYoung(caller, now);
  const granted = await transaction(context.database, async (tx) => {
    const { child } = await lockedQuestion(tx, context.secret, token);
    if (child.awaitsParent === 0) return null;
    await tx.update(users).set({ awaitsParent: 0 }).where(eq(users.id, child.id));
    await tx
      .update(parentalConsents)
      .set({ grantedAt: now })
      .where(eq(parentalConsents.userId, child.id));
    return child;
  });
  if (granted !== null) await confirm(context, granted, token);
}

/** The parent refuses or withdraws the consent: the account is deleted completely. */
export async function refuseConsent(context: AppContext, token: string): Promise<void> {
  await transaction(context.database, async (tx) => {
    const { child } = await lockedQuestion(tx, context.secret, token);
    await removeUser(tx, child.id);
  });
}

/** Locks the child's row first, as `removeUser` and saving a profile do. */
async function lockedQuestion(tx: Transaction, secret: string, token: string): Promise<Question> {
  const { child } = await questionBehind({ database: tx, secret }, token);
  await tx.select({ id: users.id }).from(users).where(eq(users.id, child.id)).for('update');
  return questionBehind({ database: tx, secret }, token);
}

/** The consent counts whether or not this mail is sent. */
async function confirm(context: AppContext, child: User, token: string): Promise<void> {
  const { parentEmail } = (await questionBehind(context, token)).consent;
  if (parentEmail === null) return;
  const link = `${siteUrl(context.config)}/consent/${token}`;
  const letter = inLanguage(child.language, () => confirmationToParent(playerName(child), link));
  await context.mail.send({ to: parentEmail, ...letter }).catch((error: unknown) => {
    context.log.error({ err: error }, 'a consent could not be confirmed by mail');
  });
}
