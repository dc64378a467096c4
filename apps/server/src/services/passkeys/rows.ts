import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { mayUse } from '../../auth/may.ts';
import type { Queryable } from '../../database/connect.ts';
import { passkeys } from '../../database/schema/passkeys.ts';
import { notFound } from '../../errors/app-error.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The passkey of that user; another user's is not found. */
export async function ownPasskey(
  database: Queryable,
  userId: string,
  id: string,
): Promise<PasskeyRow> {
  const [row] = await database.select().from(passkeys).where(eq(passkeys.id, id));
  if (row === undefined || !mayUse(userId, row)) throw notFound(phrase('Passkey not found'));
  return row;
}
