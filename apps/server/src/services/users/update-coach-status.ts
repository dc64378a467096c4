import { eq } from 'drizzle-orm';
import { users } from '../../database/schema/users.ts';
import { unauthorized } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from './find-user.ts';

/** Switches coach mode. Nothing else changes: teams and their players stay as they are. */
export async function updateCoachStatus(
  { database, now }: AppContext,
  userId: string,
  isCoach: boolean,
): Promise<User> {
  const [saved] = await database
    .update(users)
    .set({ isCoach: isCoach ? 1 : 0, updatedAt: now() })
    .where(eq(users.id, userId))
    .returning();
  if (saved === undefined) throw unauthorized();
  return saved;
}
