import { phrase } from '@hooplog/language';
import { and, eq } from 'drizzle-orm';
import { passkeys } from '../../database/schema/passkeys.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';

/** Removes a passkey of that user; another user's is not found. */
export async function removePasskey(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
  id: string,
): Promise<void> {
  const removed = await database
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  if (removed.length === 0) throw notFound(phrase('Passkey not found'));
}
