import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { apiTokens } from '../../database/schema/api-tokens.ts';
import { passkeys } from '../../database/schema/passkeys.ts';
import { sessions } from '../../database/schema/users.ts';
import { ofUser } from './rows.ts';

/**
 * Ends all sessions, passkeys and API tokens, which locks out anyone who has taken over the account; its mailbox still signs in.
 */
export async function signOutEverywhere(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(sessions).where(ofUser(userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(apiTokens).where(eq(apiTokens.userId, userId));
}
