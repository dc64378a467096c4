import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { isOperator } from '../../auth/may.ts';
import type { Queryable } from '../../database/connect.ts';
import { parentalConsents } from '../../database/schema/consents.ts';
import { AppError, invalidField } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { mailboxOf } from '../parental-consent/mailbox-of.ts';
import type { User } from '../users/find-user.ts';

/**
 * Refuses addresses that this user may not have, regardless of other accounts: the parent's address (a child would receive the
 * parent's answers) and, for operators, any address that the setting OPERATORS does not name.
 */
export async function refuseAddress(
  database: Queryable,
  { config }: Pick<AppContext, 'config'>,
  user: User,
  email: string,
): Promise<void> {
  if (isOperator(config, user) && !config.operators.includes(email)) {
    throw new AppError(
      'forbidden',
      phrase(
        'Your address makes you an operator here. Add the new one to the setting OPERATORS first, then change it.',
      ),
    );
  }
  const [consent] = await database
    .select({ parentEmail: parentalConsents.parentEmail })
    .from(parentalConsents)
    .where(eq(parentalConsents.userId, user.id));
  if (consent?.parentEmail != null && mailboxOf(consent.parentEmail) === mailboxOf(email)) {
    throw invalidField(
      'email',
      phrase('This is the address of your parent. You need one of your own.'),
    );
  }
}
