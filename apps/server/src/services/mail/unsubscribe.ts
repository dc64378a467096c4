import { phrase } from '@hooplog/language';
import { eq, inArray, type SQL } from 'drizzle-orm';
import { formerAddresses } from '../../database/schema/email-changes.ts';
import { mailRefusals } from '../../database/schema/mail.ts';
import { users } from '../../database/schema/users.ts';
import { notFound } from '../../errors/app-error.ts';
import { addressHash, readUnsubscribeToken } from '../../mail/unsubscribe-token.ts';
import type { MailContext } from '../context.ts';

/** The address that a link in a mail was written for; 404 for a link that we did not write. */
export function unsubscribingAddress({ secret }: MailContext, token: string): string {
  const address = readUnsubscribeToken(secret, token);
  if (address === null) throw notFound(phrase('Page not found'));
  return address;
}

/**
 * Ends product mails to an address: in the profile of who has it, or had it last and gets them elsewhere now; else by
 * remembering its hash.
 */
export async function unsubscribe(context: MailContext, token: string): Promise<void> {
  const { database, secret, now } = context;
  const address = unsubscribingAddress(context, token);
  const hash = addressHash(secret, address);
  const endFor = (condition: SQL) =>
    database
      .update(users)
      .set({ productUpdates: 0, weeklyDigest: 0, updatedAt: now() })
      .where(condition)
      .returning({ id: users.id });
  if ((await endFor(eq(users.email, address))).length > 0) return;
  const hadIt = database
    .select({ userId: formerAddresses.userId })
    .from(formerAddresses)
    .where(eq(formerAddresses.addressHash, hash));
  if ((await endFor(inArray(users.id, hadIt))).length > 0) return;
  await database
    .insert(mailRefusals)
    .values({ addressHash: hash, createdAt: now() })
    .onConflictDoNothing();
}
