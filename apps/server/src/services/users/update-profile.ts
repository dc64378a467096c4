import { phrase } from '@hooplog/language';
import {
  type CourtKind,
  type Equipment,
  type Position,
  type SharingChoice,
  type SkillLevel,
  skippedDay,
  type Units,
} from '@hooplog/domain';
import type { Language } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { transaction, type Transaction } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import { invalidField, unauthorized } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { keepListing } from '../leaderboard/keep-listing.ts';
import { skipDay } from '../statistics/skip-day.ts';
import type { User } from './find-user.ts';
import {
  awaitsParent,
  refuseBirthdayToCome,
  refuseOlderBirthday,
  refuseSharingOfChild,
} from './follow-age.ts';

/** Fields left out (undefined) stay as they are; null clears. */
export interface ProfileChange {
  readonly displayName?: string | undefined;
  readonly birthday?: Date | null | undefined;
  readonly position?: Position | null | undefined;
  readonly height?: number | null | undefined;
  readonly skillLevel?: SkillLevel | null | undefined;
  readonly marketingEmails?: 0 | 1 | undefined;
  readonly productUpdates?: 0 | 1 | undefined;
  readonly weeklyDigest?: 0 | 1 | undefined;
  readonly timeZone?: string | undefined;
  readonly timeZoneFixed?: 0 | 1 | undefined;
  readonly units?: Units | undefined;
  readonly threePointLine?: CourtKind | undefined;
  readonly language?: Language | undefined;
  readonly equipment?: Equipment | null | undefined;
  readonly onLeaderboard?: 0 | 1 | undefined;
  readonly weeklyRestDay?: 0 | 1 | undefined;
  readonly squadSharing?: SharingChoice | undefined;
}

/** Saves the profile; the first save completes it. A child's account then waits for a parent. */
export function updateProfile(
  context: AppContext,
  { id }: User,
  change: ProfileChange,
): Promise<User> {
  return transaction(context.database, async (tx) => {
    const now = context.now();
    const [before] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
    if (before === undefined) throw unauthorized();
    if (change.displayName === undefined && before.displayName === null) {
      throw invalidField('displayName', phrase('Display name is required'));
    }
    refuseBirthdayToCome(change.birthday, change.timeZone ?? before.timeZone, now);
    refuseOlderBirthday(before, change.birthday, now);
    if (change.squadSharing !== undefined) refuseSharingOfChild(before, change.squadSharing, now);
    const saved = await saveProfile(tx, id, { ...change, profileComplete: 1 }, now);
    const skipped = skippedDay(now, before.timeZone, saved.timeZone);
    if (skipped !== null) await skipDay(tx, id, skipped);
    return saved;
  });
}

type Change = { readonly [Column in keyof User]?: User[Column] | undefined };

/** Updates a profile and what follows from it: whether the user is listed, and whether a parent has to consent. */
export async function saveProfile(
  tx: Transaction,
  id: string,
  change: Change,
  now: Date,
): Promise<User> {
  const saved = await save(tx, id, { ...change, updatedAt: now });
  await keepListing(tx, saved);
  const waits = await awaitsParent(tx, saved, now);
  return waits === saved.awaitsParent ? saved : save(tx, id, { awaitsParent: waits });
}

async function save(tx: Transaction, id: string, set: Change): Promise<User> {
  const [saved] = await tx.update(users).set(set).where(eq(users.id, id)).returning();
  if (saved === undefined) throw unauthorized();
  return saved;
}
