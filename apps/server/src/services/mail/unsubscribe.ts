import { phrase } from '@hooplog/language';
import { eq, inArray, type SQL } from 'drizzle-orm';
import { formerAddresses } from '../../database/schema/email-changes.ts';
import { mailRefusals } from '../../database/schema/mail.ts';
import { users } from '../../database/schema/users.ts';
import { notFound } from '../../errors/app-error.ts';
import { addressHash, type MailLink, readUnsubscribeToken } from '../../mail/unsubscribe-token.ts';
import type { MailContext } from '../context.ts';

/** The mails that a link ends; 404 for a link that we did not write. */
export function readMailLink({ secret }: MailContext, token: string): MailLink {
  const link = readUnsubscribeToken(secret, token);
  if (link === null) throw notFound(phrase('Page not found'));
  return link;
}

/**
 * Ends one kind of mail, or all, to an address. Changes the profile of the account that has the address, or had it last; without
 * one, stores the address's hash. Returns what was ended.
 */
export async function unsubscribe(context: MailContext, token: string): Promise<MailLink> {
  const { database, secret, now } = context;
  const link = readMailLink(context, token);
  const { address, kind } = link;
  const hash = addressHash(secret, address);
  const ended = {
    ...(kind !== 'weeklyDigest' && { productUpdates: 0 as const }),
    ...(kind !== 'productUpdates' && { weeklyDigest: 0 as const }),
  };
  const endFor = (condition: SQL) =>
    database
      .update(users)
      .set({ ...ended, updatedAt: now() })
      .where(condition)
      .returning({ id: users.id });
  if ((await endFor(eq(users.email, address))).length > 0) return link;
  const hadIt = database
    .select({ userId: formerAddresses.userId })
    .from(formerAddresses)
    .where(eq(formerAddresses.addressHash, hash));
  if ((await endFor(inArray(users.id, hadIt))).length > 0) return link;
  // Only users with an account can have asked for a digest.
  if (kind === 'weeklyDigest') return link;
  await database
    .insert(mailRefusals)
    .values({ addressHash: hash, createdAt: now() })
    .onConflictDoNothing();
  return link;
}
