import { eq } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { emailChanges } from '../../database/schema/email-changes.ts';
import type { AppContext } from '../context.ts';
import { signOutEverywhere } from '../sessions/sign-out-everywhere.ts';
import { hashStopSecret } from './change-hash.ts';

/** The new address of the change that a mailed link cancels; null if there is nothing left to cancel. */
export async function changeToStop(
  { database }: Pick<AppContext, 'database'>,
  token: string,
): Promise<string | null> {
  const [change] = await database
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(eq(emailChanges.stopHash, hashStopSecret(token)));
  return change?.email ?? null;
}

/** Cancels a change. Its owner did not ask for it, so somebody else is signed in as them: all sessions end. */
export function stopEmailChange(
  { database }: Pick<AppContext, 'database'>,
  token: string,
): Promise<boolean> {
  return transaction(database, async (tx) => {
    const [stopped] = await tx
      .delete(emailChanges)
      .where(eq(emailChanges.stopHash, hashStopSecret(token)))
      .returning({ userId: emailChanges.userId });
    if (stopped === undefined) return false;
    await signOutEverywhere(tx, stopped.userId);
    return true;
  });
}
