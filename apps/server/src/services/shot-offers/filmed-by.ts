import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import { playerColumns, type PlayerRow } from '../players/player.ts';
import { isNotPaused } from '../users/paused.ts';
import { isMateOf } from './mates.ts';

/**
 * The filmer of a workout that was copied from another player's film; null if they are no longer mates, or the account is paused
 * or gone.
 */
export async function readFilmer(
  database: Queryable,
  { filmerId, userId }: { readonly filmerId: string | null; readonly userId: string },
): Promise<PlayerRow | null> {
  if (filmerId === null) return null;
  const isMate = isMateOf(sql`${users.id}`, sql`${userId}::uuid`);
  const [filmer] = await database
    .select(playerColumns)
    .from(users)
    .where(and(eq(users.id, filmerId), isMate, isNotPaused));
  return filmer ?? null;
}
