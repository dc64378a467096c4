import {
  type AgeGroup,
  ageGroup,
  liftsProtection,
  LIMITS,
  localDayOf,
  type LocalDay,
  type SharingChoice,
  squadSharing,
  type SquadSharing,
} from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { parentalConsents } from '../../database/schema/consents.ts';
import { AppError, invalidField } from '../../errors/app-error.ts';
import type { User } from './find-user.ts';

const DAY_MS = 24 * 3_600_000;

/** A birthday is stored as midnight UTC of its day. */
export const birthdayOf = (birthday: Date | null): LocalDay | null =>
  birthday === null ? null : localDayOf(birthday, 'UTC');

/** The age group whose rules apply to a user at a moment, in their own calendar. */
export function ageGroupOf(user: Pick<User, 'birthday' | 'timeZone'>, now: Date): AgeGroup {
  return ageGroup(birthdayOf(user.birthday), localDayOf(now, user.timeZone));
}

/** What a user's squads see of them. */
export function sharingOf(
  user: Pick<User, 'birthday' | 'timeZone' | 'createdAt' | 'squadSharing'>,
  now: Date,
): SquadSharing {
  return squadSharing(ageGroupOf(user, now), user.squadSharing, ageGroupOf(user, user.createdAt));
}

/** Checks in the user's own calendar: a day that the contract accepts may still be tomorrow there. */
export function refuseBirthdayToCome(
  birthday: Date | null | undefined,
  timeZone: string,
  now: Date,
): void {
  const day = birthdayOf(birthday ?? null);
  if (day !== null && day > localDayOf(now, timeZone)) {
    throw invalidField('birthday', phrase('Birthday cannot be in the future'));
  }
}

/** Throws if a new birthday would lift a rule that protects minors: only an operator can change that. */
export function refuseOlderBirthday(
  user: User,
  birthday: Date | null | undefined,
  now: Date,
): void {
  if (birthday === undefined) return;
  const { timeZone } = user;
  if (liftsProtection(ageGroupOf(user, now), ageGroupOf({ birthday, timeZone }, now))) {
    throw invalidField(
      'birthday',
      phrase(
        'This birthday would change what your account may do. If the first one was a mistake, please write to us.',
      ),
    );
  }
}

/** The parent may have hidden a child's badges: only a parent can show them again. */
export function refuseSharingOfChild(user: User, choice: SharingChoice, now: Date): void {
  if (ageGroupOf(user, now) !== 'child' || sharingOf(user, now).badges) return;
  if (!sharingOf({ ...user, squadSharing: choice }, now).badges) return;
  throw new AppError('forbidden', phrase('Only your parent can show your badges again.'));
}

/**
 * Whether an account has to wait for a parent after its profile was saved. A child without consent gets a fixed number of days in
 * which a parent can answer; they start only once.
 */
export async function awaitsParent(tx: Transaction, user: User, now: Date): Promise<0 | 1> {
  if (ageGroupOf(user, now) !== 'child') return 0;
  const deadline = new Date(now.getTime() + LIMITS.PARENT_ANSWER_DAYS * DAY_MS);
  await tx
    .insert(parentalConsents)
    .values({ userId: user.id, deadline })
    .onConflictDoNothing({ target: parentalConsents.userId });
  const [granted] = await tx
    .select({ userId: parentalConsents.userId })
    .from(parentalConsents)
    .where(and(eq(parentalConsents.userId, user.id), isNotNull(parentalConsents.grantedAt)));
  return granted === undefined ? 1 : 0;
}
