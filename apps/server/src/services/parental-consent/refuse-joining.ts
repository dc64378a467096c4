import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { parentalConsents } from '../../database/schema/consents.ts';
import { AppError } from '../../errors/app-error.ts';
import { ageGroupOf } from '../users/follow-age.ts';
import type { User } from '../users/find-user.ts';

/** Throws if the user may not join squads, teams and challenges, that is for children whose parent does not allow it. */
export async function refuseJoining(
  database: Queryable,
  user: Pick<User, 'id' | 'birthday' | 'timeZone'>,
  now: Date,
): Promise<void> {
  if (ageGroupOf(user, now) !== 'child') return;
  const [consent] = await database
    .select({ mayJoin: parentalConsents.mayJoin })
    .from(parentalConsents)
    .where(eq(parentalConsents.userId, user.id));
  if (consent === undefined || consent.mayJoin) return;
  throw new AppError(
    'forbidden',
    phrase('Your parent has switched squads, teams and challenges off for you.'),
  );
}
