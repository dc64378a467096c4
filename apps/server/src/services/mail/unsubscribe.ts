import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
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

/** Ends product mails to an address: in the profile where there is one, else by remembering its hash. */
export async function unsubscribe(context: MailContext, token: string): Promise<void> {
  const { database, secret, now } = context;
  const address = unsubscribingAddress(context, token);
  const accounts = await database
    .update(users)
    .set({ productUpdates: 0, weeklyDigest: 0, updatedAt: now() })
    .where(eq(users.email, address))
    .returning({ id: users.id });
  if (accounts.length > 0) return;
  await database
    .insert(mailRefusals)
    .values({ addressHash: addressHash(secret, address), createdAt: now() })
    .onConflictDoNothing();
}
