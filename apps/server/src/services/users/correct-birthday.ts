import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { parentalConsents } from '../../database/schema/consents.ts';
import { users } from '../../database/schema/users.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from './find-user.ts';
import { ageGroupOf, refuseBirthdayToCome } from './follow-age.ts';
import { saveProfile } from './update-profile.ts';

/**
 * Corrects a mistyped birthday, even if that lifts a rule that protects minors. For operators who have checked it; no API call
 * leads here. A pending question to a parent is dropped if the reason for it is gone.
 */
export function correctBirthday(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  email: string,
  birthday: Date,
): Promise<User> {
  return transaction(database, async (tx) => {
    const moment = now();
    const [before] = await tx.select().from(users).where(eq(users.email, email)).for('update');
    if (before === undefined) throw notFound(phrase('Account not found'));
    refuseBirthdayToCome(birthday, before.timeZone, moment);
    const saved = await saveProfile(tx, before.id, { birthday }, moment);
    if (ageGroupOf(saved, moment) !== 'child') {
      await tx.delete(parentalConsents).where(eq(parentalConsents.userId, saved.id));
    }
    return saved;
  });
}
