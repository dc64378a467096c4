import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { apiTokens } from '../../database/schema/api-tokens.ts';
import { passkeys } from '../../database/schema/passkeys.ts';
import { sessions } from '../../database/schema/users.ts';
import { ofUser } from './rows.ts';

/** Ends all sessions, passkeys and tokens of scripts: whoever took over the account is out, and its mailbox lets in. */
export async function signOutEverywhere(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(sessions).where(ofUser(userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(apiTokens).where(eq(apiTokens.userId, userId));
}
