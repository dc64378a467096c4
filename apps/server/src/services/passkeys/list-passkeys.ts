import { MAX_PASSKEYS } from '@hooplog/contract';
import { desc, eq } from 'drizzle-orm';
import { passkeys } from '../../database/schema/passkeys.ts';
import type { AppContext } from '../context.ts';
import type { PasskeyRow } from './rows.ts';

/** Newest first. */
export function listPasskeys(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
): Promise<PasskeyRow[]> {
  return database
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
    .limit(MAX_PASSKEYS);
}
