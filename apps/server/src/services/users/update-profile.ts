import type { Position, SkillLevel } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { users } from '../../database/schema/users.ts';
import { unauthorized } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from './find-user.ts';

/** What is left out (undefined) stays; null clears. */
export interface ProfileChange {
  readonly displayName: string;
  readonly birthday?: Date | null | undefined;
  readonly position?: Position | null | undefined;
  readonly height?: number | null | undefined;
  readonly skillLevel?: SkillLevel | null | undefined;
  readonly marketingEmails?: 0 | 1 | undefined;
  readonly productUpdates?: 0 | 1 | undefined;
  readonly timeZone?: string | undefined;
}

/** Saves the profile; the first save completes it. */
export async function updateProfile(
  context: AppContext,
  user: User,
  change: ProfileChange,
): Promise<User> {
  const [saved] = await context.database
    .update(users)
    .set({ ...change, profileComplete: 1, updatedAt: context.now() })
    .where(eq(users.id, user.id))
    .returning();
  if (saved === undefined) throw unauthorized();
  return saved;
}
